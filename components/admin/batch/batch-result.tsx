import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { decisionWords } from '@/lib/catalogue/decision-words';
import { plural } from '@/lib/text/plural';
import type { BatchOutcome } from './use-batch';

type BatchResultProps = { outcome: BatchOutcome; busy: boolean; onUndo: () => void };

export const BatchResult = ({ outcome, busy, onUndo }: BatchResultProps) => {
  const { action, batchId, decided, refused } = outcome;
  const { done } = decisionWords[action];
  const all = decided + refused.length;
  return (
    <Notice tone={refused.length > 0 ? 'warning' : 'positive'} live>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1">
          {refused.length === 0
            ? `${plural(all, 'ad')} ${done}.`
            : `${decided} of ${plural(all, 'ad')} ${done}.`}
        </p>
        {batchId && (
          <Button look="quiet" size="small" busy={busy} onClick={onUndo}>
            Undo
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {refused.map(({ adId, title, error }) => (
            <li key={adId} className="wrap-anywhere">
              “{title}”: {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
