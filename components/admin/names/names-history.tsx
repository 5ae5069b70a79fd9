import { Button } from '@/components/ui/button';
import type { ShownChanges } from '@/lib/catalogue/shown-catalogue';
import { formatTime } from '@/lib/dates';
import type { ShownHistoryEntry } from '@/lib/settings/shown-history';
import { LineList } from './names-preview';

type NamesHistoryProps = {
  history: readonly ShownHistoryEntry[];
  onRestore: (changes: ShownChanges) => void;
};

export const NamesHistory = ({ history, onRestore }: NamesHistoryProps) => (
  <section aria-labelledby="history" className="grid gap-2">
    <h2 id="history" className="text-lg font-bold">
      History
    </h2>
    {history.length === 0 && <p className="text-muted">There are no changes yet.</p>}
    <ul className="grid gap-3">
      {history.map(({ at, by, lines, before }) => (
        <li
          key={at.toISOString()}
          className="card flex flex-wrap items-center justify-between gap-3 p-4"
        >
          <div className="grid min-w-0 flex-1 basis-72 gap-1">
            <LineList lines={lines} />
            <p className="text-sm text-muted">
              {formatTime(at)} · {by ?? 'closed account'}
            </p>
          </div>
          <Button look="quiet" size="small" onClick={() => onRestore(before)}>
            Undo this change<span className="sr-only"> change of {formatTime(at)}</span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
