import type { Metadata } from 'next';
import { RetryJobs } from '@/components/admin/retry-jobs';
import { requireStaffPage } from '@/lib/auth/staff';
import { formatTime } from '@/lib/dates';
import { listDeadLetters } from '@/lib/jobs/dead-letters';
import { plural } from '@/lib/text/plural';

export const metadata: Metadata = { title: 'Failed jobs' };

export default async function JobsPage() {
  await requireStaffPage('/admin/jobs', 'admin');
  const jobs = await listDeadLetters();
  return (
    <>
      <h1 className="text-2xl font-bold">Failed jobs</h1>
      {jobs.length === 0 ? <p className="text-muted">There are no failed jobs.</p> : <RetryJobs />}
      <ul className="grid gap-2">
        {jobs.map(({ id, task, attempts, lastError, triedAt }) => (
          <li key={id} className="card grid gap-1 p-3">
            <p className="font-semibold">{task}</p>
            <p className="text-sm text-muted">
              {plural(attempts, 'attempt')}, last tried at {formatTime(triedAt)}
            </p>
            <p className="text-sm wrap-anywhere">{lastError}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
