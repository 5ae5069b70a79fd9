import { FigureTable } from '@/components/figures/figure-table';
import { waitText } from '@/components/figures/wait-text';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { countedDecisions, decisionWords } from '@/lib/catalogue/decision-words';
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
          ...countedDecisions.map((action) => ({
            label: decisionWords[action].figure,
            values: [totalOf(decisions.filter((each) => each.action === action))],
          })),
          { label: 'Typical time to a decision', values: [waitText(figures.medianWaitMs)] },
          { label: 'Appeals received', values: [appeals.received] },
          { label: decisionWords.overturn.figure, values: [appeals.overturned] },
          { label: decisionWords.uphold.figure, values: [appeals.upheld] },
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
              ? [
                  {
                    label: `${ruleOf(rule)?.title ?? rule}: ${decisionWords[action].figure}`,
                    values: [count],
                  },
                ]
              : [],
          )}
        />
      )}
    </div>
  );
}
