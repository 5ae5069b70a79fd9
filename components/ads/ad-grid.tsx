import type { AdCard as AdCardData } from '@/lib/ads/ad-views';
import { AdCard } from './ad-card';

export const AdGrid = ({ ads, now }: { ads: AdCardData[]; now: Date }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
    {ads.map((ad) => (
      <li key={ad._id} className="min-w-0">
        <AdCard ad={ad} now={now} />
      </li>
    ))}
  </ul>
);
