import { waitText } from '@/components/figures/wait-text';
import { Badge, type Tone } from '@/components/ui/badge';
import type { Cause, Hit, QueueItem } from '@/lib/moderation/queue/queue-item';
import { AdContent, Facts, hitsOf } from './ad-content';
import { Appeal, Escalation } from './case-notes';
import { HighlightedText } from './highlighted-text';
import { RecentAds } from './recent-ads';
import { RelatedAds } from './related-ads';
import { ReportList } from './report-list';
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
          {ad?.isDeleted && <Badge tone="neutral">deleted by its owner</Badge>}
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
          {reports.length > 0 && <ReportList reports={reports} />}
          {ad && ad.hits.length > 0 && <Matches hits={ad.hits} />}
        </div>
      )}
      <div className="grid content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {ad && <AdContent ad={ad} />}
        {(item.targetType === 'user' || item.memberAds.length > 0) && (
          <RecentAds ads={item.memberAds} all={seller.ads} />
        )}
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
