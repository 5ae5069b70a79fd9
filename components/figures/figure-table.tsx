export type FigureRow = { label: string; values: (string | number)[] };

type FigureTableProps = { caption: string; columns: string[]; rows: FigureRow[] };

export const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <div className="overflow-x-auto">
    <table className="tabular w-full text-left">
      <caption className="pb-2 text-left text-lg font-bold">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-1.5 text-right font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 font-normal">
              {label}
            </th>
            {values.map((value, index) => (
              <td key={columns[index]} className="px-2 py-1.5 text-right">
                {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
