import { waitText } from '@/components/admin/wait-text';
import { Badge } from '@/components/ui/badge';
import { type CaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import type { CaseRow } from '@/lib/moderation/queue/queue-item';

type CaseTableProps = { rows: CaseRow[]; filter: CaseFilter };

export function CaseTable({ rows, filter }: CaseTableProps) {
  if (rows.length === 0) {
    return (
      <div className="card px-6 py-16 text-center text-muted">
        <p>There are no cases here for you.</p>
      </div>
    );
  }
  return (
    <ul aria-label="Cases" className="card grid divide-y divide-line">
      {rows.map((row) => (
        <li key={row.caseId} className="flex items-start gap-3 px-3 py-1 sm:px-4">
          <Row row={row} filter={filter} />
        </li>
      ))}
    </ul>
  );
}

const Row = ({ row, filter }: { row: CaseRow; filter: CaseFilter }) => {
  const { caseId, title, reason, openedAt, member, isTaken } = row;
  return (
    <div className="grid min-w-0 flex-1 gap-x-4 pb-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_6rem_9rem] sm:items-center sm:pb-0">
      <a
        href={queuePath('/admin', { filter, case: caseId })}
        className="link flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere mouse:min-h-9"
      >
        {title}
      </a>
      <p className="flex flex-wrap items-center gap-2 text-sm wrap-anywhere">
        {reason}
        {isTaken && <Badge tone="neutral">With a colleague</Badge>}
      </p>
      <p className="tabular text-sm text-muted">{waitText(Date.now() - Date.parse(openedAt))}</p>
      <p className="text-sm text-muted wrap-anywhere">{member?.username ?? 'Closed account'}</p>
    </div>
  );
};
