import { AdCard } from '@/components/cards/ad-card';
import { Island } from '@/components/ui/island';
import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import type { Area } from '@/lib/locations/area';
import { browsePath } from '@/lib/site-paths';
import { NearYou } from './near-you';

type NearAdsProps = { area: Area; ads: readonly AdCardData[]; now: Date };

const usualId = 'near-usual';
export const nearAds = 5;

/** Ads of the town with the most ads, until the visitor has a place. */
export const NearAds = ({ area, ads, now }: NearAdsProps) => (
  <section aria-label="Local ads" className="-mt-4 grid grid-cols-[minmax(0,1fr)] sm:-mt-6">
    <div id={usualId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="section-head">
        <h2>In {area.name}</h2>
        <a href={browsePath('all', area.slug)} className="link inline-flex min-h-11 items-center">
          All ads
        </a>
      </div>
      <ul className="near-strip">
        {ads.map((ad) => (
          <li key={ad._id}>
            <AdCard ad={ad} now={now} isUrgent />
          </li>
        ))}
      </ul>
    </div>
    <Island name="NearYou" of={NearYou} props={{ usualId, most: nearAds }} />
  </section>
);
