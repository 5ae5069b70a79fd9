'use client';

import { BatchBar } from '@/components/admin/batch/batch-bar';
import type { BatchAd } from '@/components/admin/batch/batch-summary';
import { SelectAll, SelectOne } from '@/components/admin/batch/select';
import { useBatch } from '@/components/admin/batch/use-batch';
import { waitText } from '@/components/figures/wait-text';
import { Badge } from '@/components/ui/badge';
import { type CaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import type { CaseRow } from '@/lib/moderation/queue/queue-item';

type CaseTableProps = {
  rows: CaseRow[];
  filter: CaseFilter;
  /** The time of the request: waiting times are the same on the server and in the browser. */
  now: number;
};

/** Cases about ads can be selected and decided together. */
export function CaseTable({ rows, filter, now }: CaseTableProps) {
  const ads = rows.flatMap(toBatchAd);
  const state = useBatch(ads);
  return (
    <>
      {rows.length === 0 ? (
        <div className="card px-6 py-16 text-center text-muted">
          <p>There are no cases here for you.</p>
        </div>
      ) : (
        <div className="grid gap-2">
          {ads.length > 0 && <SelectAll ads={ads} state={state} />}
          <ul aria-label="Cases" className="card grid divide-y divide-line">
            {rows.map((row) => (
              <li
                key={row.caseId}
                className="flex items-start gap-2 py-1 pr-3 pl-1 sm:pr-4 lg:items-center"
              >
                {row.ad ? (
                  <SelectOne id={row.ad.id} title={row.title} state={state} />
                ) : (
                  <span className="w-11 shrink-0" />
                )}
                <Row row={row} filter={filter} now={now} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <BatchBar state={state} />
    </>
  );
}

const toBatchAd = ({ ad, caseId, title, member }: CaseRow): BatchAd[] =>
  ad ? [{ ...ad, caseId, title, username: member?.username ?? null }] : [];

type RowProps = { row: CaseRow; filter: CaseFilter; now: number };

const Row = ({ row, filter, now }: RowProps) => {
  const { caseId, title, reason, openedAt, member, isTaken, passedOn } = row;
  return (
    <div className="grid min-w-0 flex-1 gap-x-4 pb-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_6rem_12rem] lg:items-center lg:pb-0">
      <a
        href={queuePath('/admin', { filter, case: caseId })}
        className="link flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere mouse:min-h-9"
      >
        {title}
      </a>
      <p className="flex flex-wrap items-center gap-2 text-sm wrap-anywhere">
        {reason}
        {isTaken && <Badge tone="neutral">With a colleague</Badge>}
        {passedOn !== null && <Badge tone="brand">Passed on</Badge>}
        {passedOn && <span className="text-muted">“{passedOn}”</span>}
      </p>
      <div className="flex flex-wrap gap-x-3 text-sm text-muted lg:contents">
        <p className="tabular lg:text-sm">
          <span className="sr-only">Waiting </span>
          {waitText(now - Date.parse(openedAt))}
        </p>
        <p className="wrap-anywhere lg:text-sm">{member?.username ?? 'Closed account'}</p>
      </div>
    </div>
  );
};
