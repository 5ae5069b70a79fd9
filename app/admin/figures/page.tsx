import type { Metadata } from 'next';
import { FigureTable } from '@/components/figures/figure-table';
import { waitText } from '@/components/figures/wait-text';
import { requireStaffPage } from '@/lib/auth/staff';
import {
  countedDecisions,
  type DecisionAction,
  decisionWords,
} from '@/lib/catalogue/decision-words';
import { addTime, day } from '@/lib/dates';
import { type Figures, getFigures } from '@/lib/moderation/overview/get-figures';
import { formatPence } from '@/lib/money';
import { totalOf } from '@/lib/total-of';

export const metadata: Metadata = { title: 'Figures' };

export default async function FiguresPage() {
  await requireStaffPage('/admin/figures');
  const now = new Date();
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const today = await getFigures(midnight, now);
  const month = await getFigures(addTime(now, -30 * day), now);
  const row = (label: string, pick: (figures: Figures) => string | number) => ({
    label,
    values: [pick(today), pick(month)],
  });
  const decided = (action: DecisionAction) => (figures: Figures) =>
    totalOf(figures.decisions.filter((each) => each.action === action));
  return (
    <>
      <h1 className="text-2xl font-bold">Figures</h1>
      <div className="card p-4 sm:p-5">
        <FigureTable
          caption="What happened"
          columns={['Today', '30 days']}
          rows={[
            row('Ads published', ({ published }) => published),
            row('Reports', ({ reports }) => totalOf(reports)),
            row('Ads hidden by reports', ({ hiddenByReports }) => hiddenByReports),
            ...countedDecisions.map((action) => row(decisionWords[action].figure, decided(action))),
            row('Typical time to a decision', ({ medianWaitMs }) => waitText(medianWaitMs)),
            row('Appeals', ({ appeals }) => appeals.received),
            row(decisionWords.overturn.figure, ({ appeals }) => appeals.overturned),
            row('Revenue, refunds taken off', ({ revenuePence }) => formatPence(revenuePence)),
          ]}
        />
      </div>
    </>
  );
}
