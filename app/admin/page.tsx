import type { Metadata } from 'next';
import { QueueDesk } from '@/components/admin/queue/queue-desk';
import { requireStaffPage } from '@/lib/auth/staff';

export const metadata: Metadata = { title: 'Queue' };

export default async function QueuePage() {
  await requireStaffPage('/admin');
  return <QueueDesk />;
}
