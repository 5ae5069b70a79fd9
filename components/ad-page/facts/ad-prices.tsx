import type { Details } from '@/lib/ads/reading/detail-rows';
import { durationLabel } from '@/lib/catalogue/form-kinds/duration-label';

export const FeeList = ({ fees }: { fees: NonNullable<Details['fees']> }) => (
  <section aria-labelledby="fees">
    <h2 id="fees" className="mb-3 text-xl font-bold">
      {fees.label}
    </h2>
    <ul className="flex flex-wrap gap-2">
      {fees.rows.map(({ name, fee }) => (
        <li key={name} className="rounded-full border border-line bg-surface px-3.5 py-1.5">
          {name}
          {fee && <span className="tabular font-semibold"> + {fee}</span>}
        </li>
      ))}
    </ul>
  </section>
);

export const RateTable = ({ rates }: { rates: NonNullable<Details['rates']> }) => (
  <section aria-labelledby="rates">
    <h2 id="rates" className="mb-3 text-xl font-bold">
      {rates.label}
    </h2>
    <table className="card tabular w-full max-w-lg border-separate border-spacing-0 text-left">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="px-4 py-2.5 font-medium">
            Duration
          </th>
          {rates.columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-2.5 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="border-t border-line px-4 py-2.5 font-medium">
              {durationLabel(name)}
            </th>
            {rates.columns.map((column, index) => (
              <td key={column} className="border-t border-line px-4 py-2.5">
                {cells[index] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
