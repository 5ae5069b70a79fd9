import { Star } from '@/components/ui/icons';
import type { Seller } from '@/lib/ads/reading/ad-views';
import { concludedText, ratingText } from '@/lib/ads/reading/sellers/seller-texts';

type SellerHabitsProps = {
  seller: Pick<Seller, 'replies' | 'lastActive' | 'concluded' | 'rating'>;
};

export function SellerHabits({
  seller: { replies, lastActive, concluded, rating },
}: SellerHabitsProps) {
  const habits = [replies, lastActive && `Active ${lastActive}`, concludedText(concluded)];
  const known = habits.filter((habit) => habit !== null);
  if (known.length === 0 && !rating) return null;
  return (
    <div className="mt-3 grid gap-1.5 text-sm">
      {rating && (
        <p className="flex items-center gap-1.5 font-semibold">
          <Star aria-hidden="true" className="size-4.5 shrink-0 text-warning" />
          {ratingText(rating)}
        </p>
      )}
      {known.length > 0 && <p>{known.join(' · ')}</p>}
    </div>
  );
}
