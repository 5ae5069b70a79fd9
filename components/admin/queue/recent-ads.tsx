import { formatShortDate } from '@/lib/dates';
import type { MemberAd } from '@/lib/moderation/queue/queue-item';

type RecentAdsProps = {
  ads: MemberAd[];
  /** How many the member has. */
  all: number;
};

export const RecentAds = ({ ads, all }: RecentAdsProps) => (
  <section aria-labelledby="recent" className="card grid gap-2 p-4 sm:p-5">
    <h3 id="recent" className="font-bold">
      Recent ads
    </h3>
    {ads.length === 0 && <p className="text-muted">This member has no ads.</p>}
    {ads.length < all && (
      <p className="text-sm text-muted">
        The latest {ads.length} of {all}.
      </p>
    )}
    <ul className="grid">
      {ads.map(({ id, title, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <a
            href={`/admin/ads/${id}`}
            className="link flex min-h-11 min-w-0 items-center wrap-anywhere mouse:min-h-9"
          >
            {title}
          </a>
          <span className="text-sm text-muted">
            {status} · {formatShortDate(new Date(createdAt))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
