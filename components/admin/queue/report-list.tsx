import { formatAge } from '@/lib/dates';
import type { QueueReport } from '@/lib/moderation/queue/queue-item';
import { plural } from '@/lib/text/plural';

type ReportListProps = { reports: QueueReport[]; heading?: 'h2' | 'h3' };

export const ReportList = ({ reports, heading: Heading = 'h3' }: ReportListProps) => (
  <section aria-labelledby="reports" className="card grid gap-2 p-4">
    <Heading id="reports" className="font-bold">
      {plural(reports.length, 'report')}
    </Heading>
    <ul className="grid gap-2 text-sm">
      {reports.map(({ reason, text, at, by }) => (
        <li key={`${at}${text}`} className="border-t border-line pt-2 first:border-0 first:pt-0">
          <p className="font-medium">{reason}</p>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <p className="text-muted">
            {formatAge(new Date(at), new Date())} · {by ?? 'without an account'}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
