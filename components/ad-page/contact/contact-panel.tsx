import { Island } from '@/components/islands/island';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/icons';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { ShowPhone } from './show-phone';

type ContactPanelProps = { ad: Pick<PublicAd, '_id' | 'hasPhone' | 'websiteUrl'> };

export const ContactPanel = ({ ad }: ContactPanelProps) => (
  <section
    aria-labelledby="contact"
    className={`card gap-3 p-5 ${ad.hasPhone && !ad.websiteUrl ? 'hidden lg:grid' : 'grid'}`}
  >
    <h2 id="contact" className="text-lg font-bold">
      Contact
    </h2>
    {ad.hasPhone ? (
      <div className="hidden lg:grid">
        <Island name="ShowPhone" of={ShowPhone} props={{ adId: ad._id }} />
      </div>
    ) : (
      <p className="text-muted">This seller does not show a phone number.</p>
    )}
    {ad.websiteUrl && (
      <a
        href={ad.websiteUrl}
        rel="sponsored nofollow ugc noopener"
        target="_blank"
        className={buttonClass({ look: 'quiet' })}
      >
        Visit website
        <ExternalLink aria-hidden="true" className="size-4.5" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    )}
  </section>
);
