import type { FigureDay } from '@/lib/ads/visits/get-ad-days';
import { sumOf } from './figure-texts';

export function Sources({ days }: { days: FigureDay[] }) {
  const views = sumOf(days, 'views');
  const known = [
    { label: 'Search', count: sumOf(days, 'fromSearch') },
    { label: 'Categories and places', count: sumOf(days, 'fromBrowse') },
    { label: 'Paid placements', count: sumOf(days, 'fromPromotion') },
    { label: 'Links on other sites and apps', count: sumOf(days, 'fromShared') },
  ];
  const other = views - known.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Facts
        id="sources"
        title="Where they came from"
        facts={[...known, { label: 'Elsewhere on this site', count: other }]}
      />
      <Facts
        id="outcome"
        title="What they did"
        facts={[
          { label: 'Wrote to you', count: sumOf(days, 'messages') },
          { label: 'Asked for your number', count: sumOf(days, 'reveals') },
          { label: 'Saved the ad', count: sumOf(days, 'saves') },
        ]}
      />
    </div>
  );
}

type FactsProps = { id: string; title: string; facts: { label: string; count: number }[] };

const Facts = ({ id, title, facts }: FactsProps) => (
  <section aria-labelledby={id} className="card grid content-start gap-2 p-4 sm:p-5">
    <h2 id={id} className="text-lg font-bold">
      {title}
    </h2>
    <dl className="grid gap-1">
      {facts.map(({ label, count }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="tabular font-semibold">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  </section>
);
