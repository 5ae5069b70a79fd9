import type { ReactNode } from 'react';
import { SaveHeart } from '@/components/saved/save-button';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { cardClass } from './ad-card';
import { adPath, placedPath } from './ad-path';
import { AdPhoto } from './ad-photo';
import { AdPlace, type Distant, type Overpriced } from './ad-place';
import { OverPrice } from './over-price';
import { Price } from './price';
import { ReducedPrice } from './reduced-price';

type AdRowsProps = {
  ads: readonly (AdCard & Distant & Overpriced)[];
  now: Date;
  isFirst?: boolean | undefined;
  placed?: number | undefined;
  tail?: ReactNode;
};

const sizes = '(min-width: 640px) 13rem, 8rem';
const seenAtOnce = 3;

export const AdRows = ({ ads, now, isFirst = false, placed = 0, tail }: AdRowsProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {ads.map((ad, index) => (
      <li key={ad._id}>
        <a
          href={index < placed ? placedPath(ad) : adPath(ad)}
          className={`${cardClass(ad)} ad-row`}
        >
          <AdPhoto ad={ad} sizes={sizes} isUrgent={isFirst && index < seenAtOnce} />
          <div className="ad-text">
            <Price ad={ad} lead={ad.lead} className="ad-price" />
            <ReducedPrice ad={ad} />
            <OverPrice ad={ad} />
            <h3>{ad.title}</h3>
            {ad.facts.length > 0 ? (
              <p className="ad-facts">{ad.facts.join('\u00a0· ')}</p>
            ) : (
              <p className="ad-category">{shownCategory(ad.category)}</p>
            )}
            <AdPlace ad={ad} place={ad.location.label} now={now} />
          </div>
        </a>
        <SaveHeart ad={ad} />
      </li>
    ))}
    {tail}
  </ul>
);
