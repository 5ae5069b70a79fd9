'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { undoFor, undoMargin } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { QueueAd } from '@/lib/moderation/queue/queue-item';
import { DecisionDialog } from './queue/decision-dialog';
import type { Choice } from './queue/queue-requests';

export type ActionTarget =
  | { type: 'ad'; id: string; moderation: QueueAd['moderation']; version: number }
  | { type: 'user'; id: string; isSuspended: boolean };

type Asking = 'remove' | 'warn' | 'suspend';

type TargetActionsProps = {
  /** Of the ad or the member, for screen readers. */
  name: string;
  target: ActionTarget;
};

export function TargetActions({ name, target }: TargetActionsProps) {
  const router = useRouter();
  const [asking, setAsking] = useState<Asking>();
  const [undoable, setUndoable] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const part = useRef<HTMLFieldSetElement>(null);

  const onTimeOver = useEffectEvent(endUndo);
  useEffect(() => {
    if (!undoable) return;
    // The pressed button is replaced by another one once the page is up to date.
    part.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
    const timer = setTimeout(() => onTimeOver(), undoFor - undoMargin);
    return () => clearTimeout(timer);
  }, [undoable]);

  /** The focus stays in this part when the button that has it goes. */
  function endUndo() {
    if (part.current?.contains(document.activeElement)) part.current.focus();
    setUndoable(undefined);
  }

  async function decide({ action, rule = undefined, note = '', days = null }: Choice) {
    setAsking(undefined);
    setBusy(true);
    const expected =
      target.type === 'ad' ? { moderation: target.moderation, version: target.version } : null;
    const result = await api.post<{ decisionId: string }>('/api/admin/decisions', {
      targetType: target.type,
      targetId: target.id,
      action,
      expected,
      rule: rule ?? null,
      note,
      days,
    });
    setBusy(false);
    setIsRestoring(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    setUndoable(result.data.decisionId);
    router.refresh();
  }

  async function undo() {
    const id = undoable;
    endUndo();
    const result = await api.post(`/api/admin/decisions/${id}/undo`);
    if (result.ok) toast.success('Undone');
    else toast.error(result.error ?? siteTexts.serverError);
    router.refresh();
  }

  const button = (label: string, act: () => void, look: 'quiet' | 'danger' = 'quiet') => (
    <Button key={label} look={look} size="small" busy={busy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <fieldset
      ref={part}
      aria-label={`Decide about ${name}`}
      tabIndex={-1}
      className="flex flex-wrap gap-2"
    >
      {target.type === 'ad'
        ? target.moderation === 'held' || target.moderation === 'removed'
          ? button('Approve', () =>
              target.moderation === 'removed'
                ? setIsRestoring(true)
                : void decide({ action: 'approve' }),
            )
          : button('Remove', () => setAsking('remove'), 'danger')
        : target.isSuspended
          ? button('Lift suspension', () => void decide({ action: 'lift' }))
          : [
              button('Warn', () => setAsking('warn')),
              button('Suspend', () => setAsking('suspend'), 'danger'),
            ]}
      {undoable && (
        <Button data-undo look="quiet" size="small" onClick={() => void undo()}>
          Undo
        </Button>
      )}
      <ConfirmDialog
        open={isRestoring}
        question="Put this ad back?"
        detail="It was removed. Everybody can see it again at once."
        confirmLabel="Approve"
        busyLabel="Approving…"
        busy={busy}
        onConfirm={() => void decide({ action: 'approve' })}
        onCancel={() => setIsRestoring(false)}
      />
      {asking && (
        <DecisionDialog
          action={asking}
          onChoose={(choice) => void decide({ action: asking, ...choice })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </fieldset>
  );
}
