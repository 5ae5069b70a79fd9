import { formatTime } from '@/lib/dates';
import { imageUrl } from '@/lib/images/image-url';
import type { QueueAd } from '@/lib/moderation/queue/queue-item';
import { HighlightedText } from './highlighted-text';

export const hitsOf = (ad: QueueAd, field: string) => ad.hits.filter((hit) => hit.field === field);

export const Facts = ({ ad }: { ad: QueueAd }) => (
  <p className="text-sm text-muted">
    {[ad.category, ad.price, ad.place, `posted ${formatTime(new Date(ad.createdAt))}`]
      .filter(Boolean)
      .join(' · ')}
  </p>
);

/** What the owner wrote, with what screening met in it. */
export function AdContent({ ad }: { ad: QueueAd }) {
  return (
    <div className="card grid gap-4 p-4 sm:p-5">
      {ad.images.length > 0 && (
        <ul className="flex gap-2 overflow-x-auto" aria-label="Photos">
          {ad.images.map((name, index) => (
            <li key={name} className="shrink-0">
              <a href={imageUrl(name, 1440)} target="_blank" rel="noopener">
                {/* biome-ignore lint/performance/noImgElement: the widths are made at upload */}
                <img
                  src={imageUrl(name, 720)}
                  alt={`${index + 1} of ${ad.images.length}`}
                  className="h-36 w-auto rounded-lg bg-surface-2 object-cover sm:h-40"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        <HighlightedText text={ad.description} hits={hitsOf(ad, 'description')} />
      </p>
      {(ad.details.length > 0 || ad.websiteUrl) && (
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {[
            ...ad.details.map((detail) => ({ ...detail, hits: [] })),
            ...(ad.websiteUrl
              ? [{ label: 'Website', value: ad.websiteUrl, hits: hitsOf(ad, 'websiteUrl') }]
              : []),
          ].map(({ label, value, hits }) => (
            <div key={label} className="flex gap-2 wrap-anywhere">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line">
                <HighlightedText text={value} hits={hits} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
