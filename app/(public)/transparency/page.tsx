import { FigureTable } from '@/components/figures/figure-table';
import { waitText } from '@/components/figures/wait-text';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { getFigures } from '@/lib/moderation/overview/get-figures';
import { lastMonth } from '@/lib/moderation/overview/last-month';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import { totalOf } from '@/lib/total-of';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Transparency',
    description: 'Last month’s reports, removals and appeals.',
    path: '/transparency',
  });

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const actions: Record<string, string> = {
  remove: 'Ads, messages and reviews removed',
  warn: 'Warnings',
  suspend: 'Accounts suspended',
  end: 'Ads ended that were no longer available',
  freeze: 'Adult ads hidden until an admin has checked them',
  approve: 'Approved or left after a review',
};

export default async function TransparencyPage() {
  const { from, to } = lastMonth(new Date());
  const figures = await getFigures(from, to);
  const { reports, decisions, appeals } = figures;
  const name = month.format(from);
  return (
    <div className="container-page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-10">
      <div className="grid gap-3">
        <h1 className="page-title">Transparency: {name}</h1>
        <p className="text-muted">
          Counted from the record of every report and decision, which nobody can change afterwards.{' '}
          <a href="/help/reporting-an-ad" className="link">
            Reporting an ad
          </a>{' '}
          explains how to report and appeal.
        </p>
      </div>
      <FigureTable
        caption="In short"
        columns={['Count']}
        rows={[
          { label: 'Ads published', values: [figures.published] },
          { label: 'Reports received', values: [totalOf(reports)] },
          { label: 'Ads hidden after three serious reports', values: [figures.hiddenByReports] },
          ...Object.entries(actions).map(([action, label]) => ({
            label,
            values: [totalOf(decisions.filter((each) => each.action === action))],
          })),
          { label: 'Typical time to a decision', values: [waitText(figures.medianWaitMs)] },
          { label: 'Appeals received', values: [appeals.received] },
          { label: 'Appeals that were successful', values: [appeals.overturned] },
          { label: 'Appeals that were not', values: [appeals.upheld] },
        ]}
      />
      {reports.length > 0 && (
        <FigureTable
          caption="Reports by reason"
          columns={['Reports']}
          rows={reports.map(({ reason, count }) => ({
            label: reportReasonOf(reason)?.label ?? reason,
            values: [count],
          }))}
        />
      )}
      {decisions.some(({ rule }) => rule) && (
        <FigureTable
          caption="Decisions by rule"
          columns={['Decisions']}
          rows={decisions.flatMap(({ action, rule, count }) =>
            rule
              ? [{ label: `${ruleOf(rule)?.title ?? rule}: ${actions[action]}`, values: [count] }]
              : [],
          )}
        />
      )}
    </div>
  );
}
