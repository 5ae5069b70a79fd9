import type { Metadata } from 'next';
import { QueueDesk } from '@/components/admin/queue/queue-desk';
import { requireStaffPage } from '@/lib/auth/staff';
import { isUuid } from '@/lib/is-uuid';
import { parseCaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';

export const metadata: Metadata = { title: 'Queue' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function QueuePage({ searchParams }: Props) {
  const query = await searchParams;
  const filter = parseCaseFilter(query.filter);
  const wanted = isUuid(query.case) ? query.case : undefined;
  const staff = await requireStaffPage(
    queuePath('/admin', { filter, ...(wanted && { case: wanted }) }),
  );
  return <QueueDesk filter={filter} wanted={wanted ?? null} isAdmin={staff.role === 'admin'} />;
}
