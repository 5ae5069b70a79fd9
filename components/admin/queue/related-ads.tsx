import type { RelatedAd } from '@/lib/moderation/queue/queue-item';

export const RelatedAds = ({ ads }: { ads: RelatedAd[] }) => (
  <section aria-labelledby="related" className="card grid gap-2 p-4 text-sm">
    <h3 id="related" className="text-base font-bold">
      Same phone, photo or text
    </h3>
    <ul className="grid gap-2">
      {ads.map(({ id, title, same, isSameSeller, moderation }) => (
        <li key={id}>
          <a href={`/admin/ads/${id}`} className="link wrap-anywhere">
            {title}
          </a>
          <p className="text-muted">
            same {same.join(' and ')} · {isSameSeller ? 'same seller' : 'another seller'} ·{' '}
            {moderation}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
