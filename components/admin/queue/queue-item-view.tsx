import { waitText } from '@/components/admin/wait-text';
import { Badge, type Tone } from '@/components/ui/badge';
import { formatAge, formatTime } from '@/lib/dates';
import { imageUrl } from '@/lib/images/image-url';
import type {
  Cause,
  Hit,
  QueueAd,
  QueueItem,
  QueueReport,
} from '@/lib/moderation/queue/queue-item';
import { Appeal, Escalation } from './case-notes';
import { HighlightedText } from './highlighted-text';
import { RelatedAds } from './related-ads';
import { ReportedMessages } from './reported-messages';
import { ReportedReview } from './reported-review';
import { SellerHistory } from './seller-history';

const tones: Record<Cause, Tone> = {
  Reported: 'negative',
  'Ban evasion': 'negative',
  'Hidden by reports': 'negative',
  Screening: 'warning',
  'Adult review': 'brand',
  Edited: 'neutral',
  Appeal: 'warning',
};

export function QueueItemView({ item }: { item: QueueItem }) {
  const { ad, seller, reports, appeal, related, causes } = item;
  const isExplained = reports.length > 0 || (ad !== null && ad.hits.length > 0);
  return (
    <article
      aria-labelledby="case"
      data-case={item.caseId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]"
    >
      <header className="grid gap-3 lg:col-span-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {causes.map((cause) => (
            <Badge key={cause} tone={tones[cause]}>
              {cause}
            </Badge>
          ))}
          <span>waiting {waitText(Date.now() - Date.parse(item.openedAt))}</span>
        </p>
        <div className="grid gap-1">
          <h2 id="case" className="text-xl font-bold wrap-anywhere">
            {ad ? <HighlightedText text={ad.title} hits={hitsOf(ad, 'title')} /> : seller.username}
          </h2>
          {ad && <Facts ad={ad} />}
        </div>
        {item.escalation && <Escalation escalation={item.escalation} />}
        {appeal && <Appeal appeal={appeal} />}
      </header>
      {/* Before the ad, so that its readers know what to look for. */}
      {isExplained && (
        <div className="grid content-start gap-4 lg:col-start-2 lg:row-start-2">
          {reports.length > 0 && <Reports reports={reports} />}
          {ad && ad.hits.length > 0 && <Matches hits={ad.hits} />}
        </div>
      )}
      <div className="grid content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {ad && <Ad ad={ad} />}
        {item.review && <ReportedReview review={item.review} />}
        {item.conversations.map((conversation) => (
          <ReportedMessages key={conversation.id} conversation={conversation} />
        ))}
      </div>
      <div
        className={`grid content-start gap-4 lg:col-start-2 ${isExplained ? 'lg:row-start-3' : 'lg:row-span-2 lg:row-start-2'}`}
      >
        <SellerHistory seller={seller} />
        {related.length > 0 && <RelatedAds ads={related} />}
      </div>
    </article>
  );
}

const hitsOf = (ad: QueueAd, field: string) => ad.hits.filter((hit) => hit.field === field);

const Facts = ({ ad }: { ad: QueueAd }) => (
  <p className="text-sm text-muted">
    {[ad.category, ad.price, ad.place, `posted ${formatTime(new Date(ad.createdAt))}`]
      .filter(Boolean)
      .join(' · ')}
  </p>
);

const Matches = ({ hits }: { hits: Hit[] }) => (
  <section aria-labelledby="matches" className="card grid gap-2 p-4">
    <h3 id="matches" className="font-bold">
      Screening
    </h3>
    <ul className="grid gap-1 text-sm">
      {[...new Set(hits.map(({ rule, words }) => `${rule}: ${words}`))].map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  </section>
);

function Ad({ ad }: { ad: QueueAd }) {
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

const Reports = ({ reports }: { reports: QueueReport[] }) => (
  <section aria-labelledby="reports" className="card grid gap-2 p-4">
    <h3 id="reports" className="font-bold">
      {reports.length === 1 ? '1 report' : `${reports.length} reports`}
    </h3>
    <ul className="grid gap-2 text-sm">
      {reports.map(({ reason, text, at, by }) => (
        <li key={`${at}${text}`} className="border-t border-line pt-2 first:border-0 first:pt-0">
          <p className="font-medium">{reason}</p>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <p className="text-muted">
            {formatAge(new Date(at), new Date())} · {by ?? 'without an account'}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
