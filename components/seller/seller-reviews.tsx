import { ReportLink } from '@/components/safety/report-link';
import type { SellerReview } from '@/lib/ads/reading/sellers/visible-reviews';
import { formatDate } from '@/lib/dates';
import { reportReviewPath } from '@/lib/site-paths';

export function SellerReviews({ reviews }: { reviews: readonly SellerReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="grid max-w-3xl gap-4">
      <h2 id="reviews" className="text-xl font-bold">
        Reviews
      </h2>
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.id} className="card grid gap-1.5 p-4">
            <p className="font-semibold">{starsText(review.stars)}</p>
            {review.text && <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
            <p className="text-sm text-muted wrap-anywhere">
              {review.author}, {review.byBuyer ? 'buyer' : 'seller'} of “{review.title}”,{' '}
              <time dateTime={review.at}>{formatDate(new Date(review.at))}</time>
            </p>
            {review.reply && (
              <p className="border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
                <span className="font-semibold">Reply: </span>
                {review.reply}
              </p>
            )}
            <ReportLink href={reportReviewPath(review.id)}>Report this review</ReportLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const starsText = (stars: number) => `${stars} of 5 ${stars === 1 ? 'star' : 'stars'}`;
