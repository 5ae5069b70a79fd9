import type { Details } from '@/lib/ads/reading/detail-rows';
import { durationLabel } from '@/lib/catalogue/form-kinds/duration-label';

type FeeRows = NonNullable<Details['fees']>['rows'];
type Rates = NonNullable<Details['rates']>;

export const FeeList = ({ rows }: { rows: FeeRows }) => (
  <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {rows.map(({ name, fee }) => (
      <li key={name} className="flex justify-between gap-4 border-b border-line pb-2">
        <span>{name}</span>
        <span className="tabular font-medium">{fee ? `+ ${fee}` : 'Included'}</span>
      </li>
    ))}
  </ul>
);

export const RateTable = ({ columns, rows }: Pick<Rates, 'columns' | 'rows'>) => (
  <table className="w-full">
    <thead>
      <tr className="border-b border-line text-left text-muted">
        <th scope="col" className="py-2 font-normal">
          Duration
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-2 text-right font-normal">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name} className="border-b border-line">
          <th scope="row" className="py-2 text-left font-normal">
            {durationLabel(name)}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index]} className="tabular py-2 text-right font-medium">
              {cell ?? <span className="text-muted">none</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
