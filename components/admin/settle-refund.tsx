'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { settlementNoteMax } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** For money that was paid back outside the card provider. */
export function SettleRefund({ purchaseId, amount }: { purchaseId: string; amount: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const note = useRef<HTMLInputElement>(null);

  async function settle() {
    setBusy(true);
    const body = { note: note.current?.value ?? '' };
    const result = await api.post(`/api/admin/refunds/${purchaseId}/settle`, body);
    setBusy(false);
    setAsking(false);
    if (result.ok) router.refresh();
    else toast.error(result.error ?? siteTexts.serverError);
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Mark as settled
      </Button>
      <ConfirmDialog
        open={asking}
        question={`Have you paid ${amount} back?`}
        detail="The buyer is told that the money was returned, and the card provider is not polled any more."
        confirmLabel="Mark as settled"
        busyLabel="Saving…"
        busy={busy}
        onConfirm={settle}
        onCancel={() => setAsking(false)}
      >
        <Field id={`note-${purchaseId}`} label="How, for the record">
          {(control) => (
            <TextInput {...control} ref={note} maxLength={settlementNoteMax} autoComplete="off" />
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}
