import type { Details } from '@/lib/ads/reading/detail-rows';
import { durationLabel } from '@/lib/catalogue/form-kinds/rate-labels';

/* The page of the ad and the preview in the wizard show these. */

export const FeeList = ({ rows }: NonNullable<Details['fees']>) => (
  <ul className="flex flex-wrap gap-2">
    {rows.map(({ name, fee }) => (
      <li key={name} className="rounded-full border border-line bg-surface px-3.5 py-1.5">
        {name}
        {fee && <span className="tabular font-semibold"> + {fee}</span>}
      </li>
    ))}
  </ul>
);

export const RateTable = ({ columns, rows }: NonNullable<Details['rates']>) => (
  <table className="card tabular w-full max-w-lg border-separate border-spacing-0 text-left">
    <thead>
      <tr className="text-muted">
        <th scope="col" className="px-4 py-2.5 font-medium">
          Duration
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="px-4 py-2.5 font-medium">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row" className="border-t border-line px-4 py-2.5 font-medium">
            {durationLabel(name)}
          </th>
          {columns.map((column, index) => (
            <td key={column} className="border-t border-line px-4 py-2.5">
              {cells[index] ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
