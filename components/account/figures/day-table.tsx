import type { FigureDay } from '@/lib/ads/visits/get-ad-days';
import { shortDay } from './figure-texts';

const columns = [
  { figure: 'views', label: 'Visits' },
  { figure: 'fromSearch', label: 'Search' },
  { figure: 'fromBrowse', label: 'Browse' },
  { figure: 'fromPromotion', label: 'Paid' },
  { figure: 'fromShared', label: 'Links' },
  { figure: 'messages', label: 'Messages' },
  { figure: 'reveals', label: 'Phone' },
  { figure: 'saves', label: 'Saved' },
] as const satisfies { figure: Exclude<keyof FigureDay, 'day'>; label: string }[];

/** Newest first. */
export const DayTable = ({ days }: { days: FigureDay[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
  <section tabIndex={0} aria-label="Each day" className="card overflow-x-auto p-4 sm:p-5">
    <table className="tabular w-full text-right">
      <caption className="pb-2 text-left text-lg font-bold">Each day</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-1.5 pr-2 text-left font-medium">
            Day
          </th>
          {columns.map(({ figure, label }) => (
            <th key={figure} scope="col" className="px-2 py-1.5 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((each) => (
          <tr key={each.day} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
              {shortDay(each.day)}
            </th>
            {columns.map(({ figure }) => (
              <td key={figure} className="px-2 py-1.5">
                {each[figure].toLocaleString('en-GB')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
