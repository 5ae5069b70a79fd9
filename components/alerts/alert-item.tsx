'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { useFocusAfter } from '@/components/ui/browser/use-focus-after';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { toastWithUndo } from '@/components/ui/overlays/undo-toast';
import type { AlertChanges } from '@/lib/alerts/schema';
import type { Alert } from '@/lib/alerts/views';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { AlertForm, frequencyId } from './alert-form';
import { frequencyLabels } from './frequency-labels';

const deletedText = 'Alert deleted.';

type AlertItemProps = {
  alert: Alert;
  onChange: (alert: Alert) => void;
  onRemove: (id: string) => void;
  onRestore: (alert: Alert) => void;
};

export function AlertItem({ alert, onChange, onRemove, onRestore }: AlertItemProps) {
  const { _id, name, search, frequency, withReduced, isPaused, leaveOut } = alert;
  const [isEditing, setIsEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const focusAfter = useFocusAfter();
  const editId = `edit-${_id}`;

  function edit(editing: boolean) {
    focusAfter(() => document.getElementById(editing ? frequencyId(_id) : editId));
    setIsEditing(editing);
  }

  async function change(changes: AlertChanges): Promise<boolean> {
    setBusy(true);
    const result = await api.patch<Alert>(`/api/alerts/${_id}`, changes);
    setBusy(false);
    if (result.ok) onChange(result.data);
    else toast.error(result.error ?? serverError);
    return result.ok;
  }

  async function remove() {
    setBusy(true);
    const result = await api.delete(`/api/alerts/${_id}`);
    setBusy(false);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    onRemove(_id);
    if (search) toastWithUndo(deletedText, () => void restore(search));
    else toast.success(deletedText);
  }

  async function restore(address: string) {
    const saved = await api.post<Alert>('/api/alerts', { search: address, frequency });
    const changes = { withReduced, isPaused };
    const result = saved.ok
      ? await api.patch<Alert>(`/api/alerts/${saved.data._id}`, changes)
      : saved;
    if (result.ok) onRestore(result.data);
    else toast.error(result.error ?? serverError);
  }

  const facts = [
    frequencyLabels[frequency],
    withReduced ? 'new and reduced ads' : 'new ads',
    leaveOut && `without ${leaveOut}`,
  ];
  const spoken = <span className="sr-only"> {name}</span>;
  return (
    <li className="card grid gap-3 p-4">
      <div className="grid gap-1">
        <h2 className="leading-snug font-semibold wrap-anywhere">
          {search ? (
            <a href={search} className="hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {isPaused && <Badge tone="warning">Paused</Badge>}
          <span className="wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {isEditing ? (
        <AlertForm
          alert={alert}
          busy={busy}
          onSave={async (changes) => (await change(changes)) && edit(false)}
          onCancel={() => edit(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button id={editId} look="quiet" size="small" onClick={() => edit(true)}>
            <span>Edit{spoken}</span>
          </Button>
          <Button
            look="quiet"
            size="small"
            busy={busy}
            onClick={() => void change({ isPaused: !isPaused })}
          >
            <span>
              {isPaused ? 'Resume' : 'Pause'}
              {spoken}
            </span>
          </Button>
          <Button look="quiet" size="small" busy={busy} onClick={() => void remove()}>
            <span>Delete{spoken}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
