import type { AdCard } from '@/lib/ads/reading/ad-views';
import { penceToPounds } from '@/lib/money';

type Saveable = Pick<AdCard, '_id' | 'title' | 'pricePence' | 'isAdult'>;

/** Read by save-hearts.tsx. */
const dataOf = ({ _id, pricePence }: Saveable) =>
  pricePence === null ? _id : `${_id}:${penceToPounds(pricePence)}`;

/** A card's heart, next to its link in the list item. Adult ads cannot be saved. */
export const SaveHeart = ({ ad }: { ad: Saveable }) =>
  ad.isAdult ? null : (
    <button
      type="button"
      data-save={dataOf(ad)}
      aria-pressed="false"
      aria-label={`Save ${ad.title}`}
      className="save heart"
    />
  );

export const SaveButton = ({ ad }: { ad: Saveable }) =>
  ad.isAdult ? null : (
    <button
      type="button"
      data-save={dataOf(ad)}
      aria-pressed="false"
      className="button button-quiet button-small heart noscript:hidden"
    >
      Save
    </button>
  );
