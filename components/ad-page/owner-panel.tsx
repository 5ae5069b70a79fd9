import { ButtonLink } from '@/components/ui/button';
import { WebsiteLink } from './contact/website-link';

type OwnerPanelProps = { adId: string; websiteUrl: string | null };

/** In the place of the contact panel, once visit-count.tsx has recognised the owner. */
export const OwnerPanel = ({ adId, websiteUrl }: OwnerPanelProps) => (
  <section
    aria-labelledby="own-ad"
    className="card col-start-1 row-start-1 hidden gap-4 self-start p-4 group-data-own/ad:grid"
  >
    <h2 id="own-ad" className="text-lg font-semibold">
      This is your ad
    </h2>
    <ButtonLink href={`/edit/${adId}`}>Edit</ButtonLink>
    <ButtonLink href={`/edit/${adId}?step=4`} look="quiet">
      Promote
    </ButtonLink>
    <ButtonLink href="/my-account" look="quiet">
      My Ads
    </ButtonLink>
    {websiteUrl && <WebsiteLink url={websiteUrl} />}
  </section>
);
