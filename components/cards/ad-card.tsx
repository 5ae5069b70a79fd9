import { SaveHeart } from '@/components/saved/save-button';
import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { adPath, placedPath } from './ad-path';
import { AdPhoto } from './ad-photo';
import { AdPlace, type Distant, type Overpriced } from './ad-place';
import { OverPrice } from './over-price';
import { Price } from './price';
import { ReducedPrice } from './reduced-price';

type AdCardProps = {
  ad: AdCardData & Distant & Overpriced;
  now: Date;
  /** The `sizes` attribute of the photo. */
  sizes?: string;
  /** Above the fold: its photo loads eagerly. */
  isUrgent?: boolean;
  /** A placement that the seller paid for. */
  isPlaced?: boolean;
};

const gridSizes = '(min-width: 1024px) 14rem, (min-width: 640px) 30vw, calc(50vw - 1.5rem)';

/** Styled in app/globals.css. */
export const cardClass = ({ promotions }: Pick<AdCardData, 'promotions'>) =>
  promotions.includes('highlight') ? 'ad-card ad-highlight' : 'ad-card';

export function AdCard({
  ad,
  now,
  sizes = gridSizes,
  isUrgent = false,
  isPlaced = false,
}: AdCardProps) {
  return (
    <>
      <a href={isPlaced ? placedPath(ad) : adPath(ad)} className={cardClass(ad)}>
        <AdPhoto ad={ad} sizes={sizes} isUrgent={isUrgent} />
        <div className="ad-text">
          <Price ad={ad} lead={ad.lead} className="ad-price" />
          <ReducedPrice ad={ad} />
          <OverPrice ad={ad} />
          <h3>{ad.title}</h3>
          {ad.facts.length > 0 && <p className="ad-facts">{ad.facts.join('\u00a0· ')}</p>}
          <AdPlace ad={ad} place={ad.location.district} town={ad.location.city} now={now} />
        </div>
      </a>
      <SaveHeart ad={ad} />
    </>
  );
}
