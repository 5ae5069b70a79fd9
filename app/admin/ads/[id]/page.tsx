import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ModerationBadge } from '@/components/admin/moderation-badge';
import { AdContent, Facts } from '@/components/admin/queue/ad-content';
import { ReportList } from '@/components/admin/queue/report-list';
import { SellerHistory } from '@/components/admin/queue/seller-history';
import { adPath } from '@/components/cards/ad-path';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { AdVisibility } from '@/lib/ads/policy';
import { requireStaffPage } from '@/lib/auth/staff';
import { doneWord } from '@/lib/catalogue/decision-words';
import { expiredVisible, soldVisible } from '@/lib/catalogue/limits';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { day, formatTime } from '@/lib/dates';
import { type AdRecord, getAdRecord } from '@/lib/moderation/overview/get-ad-record';
import { plural } from '@/lib/text/plural';

export const metadata: Metadata = { title: 'Ad' };

export default async function AdRecordPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const staff = await requireStaffPage(`/admin/ads/${encodeURIComponent(id)}`);
  const record = await getAdRecord(staff, id, new Date());
  if (!record) notFound();
  const { ad, seller, reports, decisions, visibility } = record;
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-2">
          <ModerationBadge moderation={ad.moderation} />
          {ad.isDeleted && <Badge tone="neutral">deleted by its owner</Badge>}
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere">{ad.title}</h1>
        <Facts ad={ad} />
        <p className="flex flex-wrap gap-x-6">
          {visibility !== 'hidden' && (
            <a
              href={adPath({ _id: ad.id, isAdult: ad.isAdult })}
              className="link flex min-h-11 items-center mouse:min-h-9"
            >
              Open the ad
            </a>
          )}
          {!ad.isDeleted && (
            <a
              href={`/admin/ads?q=${ad.id}`}
              className="link flex min-h-11 items-center mouse:min-h-9"
            >
              Decide
            </a>
          )}
        </p>
      </div>
      {visibility !== 'public' && (
        <Notice tone="warning">
          {ad.isDeleted ? 'Read-only: nobody else sees this ad any more.' : notes[visibility]}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AdContent ad={ad} />
        <div className="grid content-start gap-4">
          {decisions.length > 0 && <Decisions decisions={decisions} />}
          {reports.length > 0 && <ReportList reports={reports} heading="h2" />}
          <SellerHistory seller={seller} heading="h2" />
        </div>
      </div>
    </>
  );
}

const notes: Record<Exclude<AdVisibility, 'public'>, string> = {
  sold: `Marked as sold, let or filled, so no list shows it. For ${plural(soldVisible / day, 'day')} anybody can still open its page, without contact details.`,
  expired: `Expired, so no list shows it. For ${plural(expiredVisible / day, 'day')} anybody can still open its page, without contact details.`,
  hidden: 'Read-only: nobody else sees this ad but its owner.',
};

const Decisions = ({ decisions }: Pick<AdRecord, 'decisions'>) => (
  <section aria-labelledby="decisions" className="card grid gap-2 p-4 text-sm">
    <h2 id="decisions" className="text-base font-bold">
      Decisions
    </h2>
    <ul className="grid gap-2">
      {decisions.map(({ id, at, action, rule, note, by, isUndone }) => (
        <li key={id} className="wrap-anywhere">
          {formatTime(at)}: {doneWord(action)}
          {rule && `, ${ruleOf(rule)?.title ?? rule}`}
          {note && ` (“${note}”)`}, by {by ?? 'a closed account'}
          {isUndone && ', undone'}
        </li>
      ))}
    </ul>
  </section>
);
