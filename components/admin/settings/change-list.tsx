import { formatTime } from '@/lib/dates';

export type Change = { at: Date; text: string; by: string | null };

export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <section aria-labelledby="history" className="grid gap-2">
    <h2 id="history" className="text-lg font-bold">
      History
    </h2>
    {changes.length === 0 ? (
      <p className="text-muted">There are no changes yet.</p>
    ) : (
      <ul className="grid gap-1">
        {changes.map(({ at, text, by }) => (
          <li key={`${at.toISOString()} ${text}`} className="wrap-anywhere">
            {text}{' '}
            <span className="text-sm text-muted">
              {formatTime(at)} · {by ?? 'closed account'}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
