'use client';

import { useRef, useState } from 'react';
import { DecisionDialog } from '@/components/admin/queue/decision-dialog';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { batchMost, undoFor } from '@/lib/catalogue/limits';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { second } from '@/lib/durations';
import { plural } from '@/lib/text/plural';
import { BatchResult } from './batch-result';
import { type BatchAction, batchMails } from './batch-summary';
import type { Batch, BatchState } from './use-batch';

/** What can be done with the selected ads, and what came of it. */
export function BatchBar({ state }: { state: BatchState }) {
  const { selected, selectAll, fitting, busy, send, outcome, undo } = state;
  const [isAsking, setIsAsking] = useState(false);
  const [batch, setBatch] = useState<Batch>();
  const part = useRef<HTMLElement>(null);

  /** Says why there is nothing to do, instead of a confirmation for no ad. */
  function begin(action: BatchAction) {
    const ads = fitting(action);
    if (ads.length > batchMost) return void toast.error(`Choose at most ${batchMost} ads.`);
    if (ads.length === 0) return void toast.error(nothingToDo[action]);
    if (action === 'remove') setIsAsking(true);
    else setBatch({ action, ads, rule: null, note: '' });
  }

  async function confirm() {
    if (!batch) return;
    if (await send(batch)) part.current?.focus();
    setBatch(undefined);
  }

  /** The focus stays in this part when the button that has it goes. */
  async function undoAll() {
    await undo();
    part.current?.focus();
  }

  return (
    <>
      <section
        ref={part}
        tabIndex={-1}
        aria-label="Selected ads"
        className={`grid gap-2 outline-none ${selected.length > 0 ? 'sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 py-3 low:static' : ''}`}
      >
        {outcome && <BatchResult outcome={outcome} busy={busy} onUndo={() => void undoAll()} />}
        {selected.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="tabular mr-auto font-medium max-sm:basis-full">
              {plural(selected.length, 'ad')} selected
            </p>
            <Button size="small" busy={busy} onClick={() => begin('approve')}>
              Approve or leave
            </Button>
            <Button look="danger" size="small" busy={busy} onClick={() => begin('remove')}>
              Remove
            </Button>
            <Button look="plain" size="small" onClick={() => selectAll(false)}>
              Clear
            </Button>
          </div>
        )}
      </section>
      {isAsking && (
        <DecisionDialog
          action="remove"
          onChoose={({ rule = null, note = '' }) => {
            setIsAsking(false);
            setBatch({ action: 'remove', ads: fitting('remove'), rule: rule ?? null, note });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      <ConfirmDialog
        open={batch !== undefined}
        question={batch ? `${verbs[batch.action]} ${plural(batch.ads.length, 'ad')}?` : ''}
        confirmLabel={batch ? verbs[batch.action] : ''}
        busyLabel="Deciding…"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setBatch(undefined)}
      >
        {batch && <Effects batch={batch} leftOut={selected.length - batch.ads.length} />}
      </ConfirmDialog>
    </>
  );
}

const verbs = { approve: 'Approve', remove: 'Remove' };

const nothingToDo = {
  approve: 'The selected ads are shown already.',
  remove: 'The selected ads are removed already.',
};

const Effects = ({ batch, leftOut }: { batch: Batch; leftOut: number }) => {
  const { action, ads, rule, note } = batch;
  return (
    <div className="grid gap-3">
      {rule && (
        <p className="wrap-anywhere">
          Reason: {ruleOf(rule)?.title ?? rule}
          {note && ` (“${note}”)`}
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5">
        {batchMails(action, ads).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        <li>Everybody who reported one of them is told the decision.</li>
        {leftOut > 0 && <li>Left as they are: {plural(leftOut, 'selected ad')}</li>}
      </ul>
      <p className="text-sm text-muted">
        The mails leave after {undoFor / second} seconds. Until then: Undo.
      </p>
    </div>
  );
};
