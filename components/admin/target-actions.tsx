'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { undoFor } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { QueueAd } from '@/lib/moderation/queue/queue-item';
import { DecisionDialog } from './queue/decision-dialog';
import type { Choice } from './queue/use-queue';

export type ActionTarget =
  | { type: 'ad'; id: string; moderation: QueueAd['moderation']; version: number }
  | { type: 'user'; id: string; isSuspended: boolean };

type Asking = 'remove' | 'warn' | 'suspend';

export function TargetActions({ target }: { target: ActionTarget }) {
  const router = useRouter();
  const [asking, setAsking] = useState<Asking>();
  const [undoable, setUndoable] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(undefined), undoFor);
    return () => clearTimeout(timer);
  }, [undoable]);

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
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    setUndoable(result.data.decisionId);
    router.refresh();
  }

  async function undo() {
    const result = await api.post(`/api/admin/decisions/${undoable}/undo`);
    setUndoable(undefined);
    if (!result.ok) toast.error(result.error ?? siteTexts.serverError);
    router.refresh();
  }

  const button = (label: string, act: () => void, look: 'quiet' | 'danger' = 'quiet') => (
    <Button key={label} look={look} size="small" busy={busy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {target.type === 'ad'
        ? target.moderation === 'held' || target.moderation === 'removed'
          ? button('Approve', () => void decide({ action: 'approve' }))
          : button('Remove', () => setAsking('remove'), 'danger')
        : target.isSuspended
          ? button('Lift suspension', () => void decide({ action: 'lift' }))
          : [
              button('Warn', () => setAsking('warn')),
              button('Suspend', () => setAsking('suspend'), 'danger'),
            ]}
      {undoable && button('Undo', () => void undo())}
      {asking && (
        <DecisionDialog
          action={asking}
          onChoose={(choice) => void decide({ action: asking, ...choice })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
