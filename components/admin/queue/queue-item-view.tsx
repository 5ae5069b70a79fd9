import { waitText } from '@/components/admin/wait-text';
import { Badge, type Tone } from '@/components/ui/badge';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { formatAge, formatTime, hour } from '@/lib/dates';
import { imageUrl } from '@/lib/images/image-url';
import type {
  Cause,
  Hit,
  QueueAd,
  QueueAppeal,
  QueueItem,
  QueueReport,
} from '@/lib/moderation/queue/queue-item';
import { plural } from '@/lib/text/plural';
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
  return (
    <article
      aria-labelledby="case"
      data-case={item.caseId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid content-start gap-4">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {causes.map((cause) => (
            <Badge key={cause} tone={tones[cause]}>
              {cause}
            </Badge>
          ))}
          <span>waiting {waitText(Date.now() - Date.parse(item.openedAt))}</span>
        </p>
        {appeal && <Appeal appeal={appeal} />}
        {ad ? (
          <Ad ad={ad} />
        ) : (
          <h2 id="case" className="text-xl font-bold wrap-anywhere">
            {seller.username}
          </h2>
        )}
        {item.review && <ReportedReview review={item.review} />}
        {item.conversations.map((conversation) => (
          <ReportedMessages key={conversation.id} conversation={conversation} />
        ))}
      </div>
      <div className="grid content-start gap-4">
        {reports.length > 0 && <Reports reports={reports} />}
        <SellerHistory seller={seller} />
        {related.length > 0 && <RelatedAds ads={related} />}
      </div>
    </article>
  );
}

function Ad({ ad }: { ad: QueueAd }) {
  const hitsOf = (field: string) => ad.hits.filter((hit) => hit.field === field);
  const rules = [...new Set(ad.hits.map(screeningText))];
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
      <div className="grid gap-1">
        <h2 id="case" className="text-xl font-bold wrap-anywhere">
          <HighlightedText text={ad.title} hits={hitsOf('title')} />
        </h2>
        <p className="text-sm text-muted">
          {[ad.category, ad.price, ad.place, `posted ${formatTime(new Date(ad.createdAt))}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {rules.length > 0 && (
        <p className="text-sm font-medium text-warning">Screening: {rules.join(', ')}</p>
      )}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        <HighlightedText text={ad.description} hits={hitsOf('description')} />
      </p>
      {(ad.details.length > 0 || ad.websiteUrl) && (
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {[
            ...ad.details.map((detail) => ({ ...detail, hits: [] })),
            ...(ad.websiteUrl
              ? [{ label: 'Website', value: ad.websiteUrl, hits: hitsOf('websiteUrl') }]
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

const highlighted = ['title', 'description', 'websiteUrl'];

/** With the words, if the text above does not show them. */
const screeningText = ({ rule, field, words }: Hit) =>
  highlighted.includes(field) ? rule : `${rule} (${words})`;

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

const Appeal = ({ appeal: { text, dueAt, against } }: { appeal: QueueAppeal }) => (
  <section aria-label="Appeal" className="grid gap-2 rounded-card bg-highlight p-4">
    <p className="text-sm">
      Appeal against: {decisions[against.action] ?? against.action}
      {against.rule && `, ${ruleOf(against.rule)?.title ?? against.rule}`}
      {against.by && ` by ${against.by}`}, {formatTime(new Date(against.at))}
      {against.note && ` (“${against.note}”)`}.
    </p>
    <p className="text-sm font-semibold">{dueText(new Date(dueAt), new Date())}</p>
    <p className="font-medium whitespace-pre-line wrap-anywhere">{text}</p>
  </section>
);

const decisions: Record<string, string> = {
  remove: 'removed',
  warn: 'warned',
  suspend: 'suspended',
};

const dueText = (due: Date, now: Date) =>
  due > now
    ? `Decide by ${formatTime(due)}: ${plural(Math.ceil((due.getTime() - now.getTime()) / hour), 'hour')} left.`
    : `Overdue since ${formatTime(due)}.`;
