import { ButtonLink } from '@/components/ui/button';
import { MessageCircle } from '@/components/ui/icons';
import { promotePath } from '@/lib/site-paths';
import { WebsiteLink } from './contact/website-link';

type OwnerPanelProps = { adId: string; websiteUrl: string | null };

/**
 * In the place of the contact panel, once visit-count.tsx has recognised the owner. As tall as that
 * panel, so that nothing moves.
 */
export const OwnerPanel = ({ adId, websiteUrl }: OwnerPanelProps) => (
  <section
    aria-labelledby="own-ad"
    className="card col-start-1 row-start-1 hidden flex-col gap-3 p-4 group-data-own/ad:flex"
  >
    <h2 id="own-ad" className="text-lg font-semibold">
      This is your ad
    </h2>
    <ButtonLink href={`/edit/${adId}`}>Edit</ButtonLink>
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink href={promotePath(adId)} look="quiet">
        Promote
      </ButtonLink>
      <ButtonLink href="/my-account" look="quiet">
        My Ads
      </ButtonLink>
    </div>
    {websiteUrl && <WebsiteLink url={websiteUrl} />}
    <p className="grid grow place-content-center justify-items-center gap-1.5 rounded-control border border-dashed border-line-strong px-4 py-2 text-center text-sm text-muted">
      <MessageCircle aria-hidden="true" className="size-5" />
      Visitors write to you here.
      <a
        href={`/my-account/ads/${adId}/figures`}
        className="link inline-flex min-h-11 items-center"
      >
        Visits day by day
      </a>
    </p>
  </section>
);

/** In the place of the buttons to report and to hide the ad or its seller, and as many. */
export const OwnerHelp = ({ hidesSeller }: { hidesSeller: boolean }) => (
  <p className="col-start-1 row-start-1 hidden flex-wrap content-start gap-x-6 gap-y-2 text-sm group-data-own/ad:flex">
    <HelpLink article="editing-and-reposting">Editing and reposting</HelpLink>
    <HelpLink article="deleting-an-ad-or-account">Deleting an ad</HelpLink>
    {hidesSeller && <HelpLink article="photos-that-sell">Photos that sell</HelpLink>}
  </p>
);

const HelpLink = ({ article, children }: { article: string; children: string }) => (
  <a href={`/help/${article}`} className="link inline-flex min-h-11 items-center">
    {children}
  </a>
);
