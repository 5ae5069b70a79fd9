'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PriceQuestion } from '@/components/wizard/fields/price-question';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { poundsToPence } from '@/lib/money';

type PriceDialogProps = {
  ad: MyAdReply;
  /** Returns an error message. */
  onSave: (ad: MyAdReply, price: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function PriceDialog({ ad, onSave, onClose }: PriceDialogProps) {
  const [pounds, setPounds] = useState(ad.price === null ? '' : String(ad.price));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const problem = await onSave(ad, pounds.trim());
    setBusy(false);
    if (problem) setError(problem);
    else onClose();
  }

  return (
    <Dialog open onClose={onClose} title="Change price" keepFocus>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-muted wrap-anywhere">{ad.title}</p>
        <Field id="new-price" label="New price" error={error} live>
          {(control) => (
            <UnitInput
              {...control}
              prefix="£"
              value={pounds}
              autoFocus
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setPounds(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <PriceQuestion ad={{ ...ad, pricePence: poundsToPence(pounds) || null }} />
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
