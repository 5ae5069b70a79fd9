import { formatTime } from '@/lib/dates';
import type { QueueReview } from '@/lib/moderation/queue/queue-item';

export function ReportedReview({ review }: { review: QueueReview }) {
  const { author, about, byBuyer, adTitle, stars, text, reply, at, isRemoved } = review;
  return (
    <section aria-label="Review" className="card grid gap-3 p-4 sm:p-5">
      <h3 className="font-bold wrap-anywhere">
        {stars} of 5 stars for {about ?? 'a closed account'}, {byBuyer ? 'seller' : 'buyer'} of “
        {adTitle}”
      </h3>
      {text ? (
        <p className="max-w-prose rounded-lg bg-highlight p-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ) : (
        <p className="text-muted">Stars only, no text.</p>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {author ?? 'Closed account'} · {formatTime(new Date(at))}
        {isRemoved && ' · removed'}
      </p>
      {reply && (
        <p className="border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Reply: </span>
          {reply}
        </p>
      )}
    </section>
  );
}
