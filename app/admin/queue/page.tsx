import type { Metadata } from 'next';
import { CaseTable } from '@/components/admin/queue/list/case-table';
import { FilterMenu } from '@/components/admin/queue/list/filter-menu';
import { ButtonLink } from '@/components/ui/button';
import { requireStaffPage } from '@/lib/auth/staff';
import { parseCaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import { listCases } from '@/lib/moderation/queue/list-cases';

export const metadata: Metadata = { title: 'List of cases' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const mostPages = 1000;

export default async function QueueListPage({ searchParams }: Props) {
  const query = await searchParams;
  const filter = parseCaseFilter(query.filter);
  const page = parsePage(query.page);
  const staff = await requireStaffPage(queuePath('/admin/queue', { filter, page }));
  const now = new Date();
  const { counts, rows, pages } = await listCases(staff, { filter, page }, now);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">List of cases</h1>
        <ButtonLink look="quiet" size="small" href={queuePath('/admin', { filter })}>
          One by one
        </ButtonLink>
      </div>
      <FilterMenu current={filter} counts={counts} isAdmin={staff.role === 'admin'} />
      <CaseTable rows={rows} filter={filter} now={now.getTime()} />
      {(page > 1 || page < pages) && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
          {page > 1 && (
            <ButtonLink
              look="quiet"
              size="small"
              href={queuePath('/admin/queue', { filter, page: page - 1 })}
            >
              Previous page
            </ButtonLink>
          )}
          <span className="text-muted">
            Page {page} of {Math.max(page, pages)}
          </span>
          {page < pages && (
            <ButtonLink
              look="quiet"
              size="small"
              href={queuePath('/admin/queue', { filter, page: page + 1 })}
            >
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

const parsePage = (text: unknown): number =>
  typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), mostPages) : 1;
