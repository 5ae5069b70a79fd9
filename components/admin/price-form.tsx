'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { UnitInput } from '@/components/ui/inputs';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';
import { messages } from '@/lib/catalogue/messages';
import { type Prices, type UpgradeKey, upgrades } from '@/lib/catalogue/upgrades';
import type { FieldErrors } from '@/lib/errors';
import { formatPence, poundsToPence } from '@/lib/money';
import type { PricePreview } from '@/lib/payments/change-prices';

const nameOf = (key: UpgradeKey) => upgrades.find((one) => one.key === key)?.name ?? key;
const asText = (prices: Prices) =>
  Object.fromEntries(upgrades.map(({ key }) => [key, formatPence(prices[key]).slice(1)]));

/** Prices of upgrades in pounds, with what a change would do before it is made. */
export function PriceForm({ current }: { current: Prices }) {
  const router = useRouter();
  const [typed, setTyped] = useState(() => asText(current));
  const [preview, setPreview] = useState<PricePreview>();
  const [fields, setFields] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  // What is no amount is refused as zero.
  const prices = () =>
    Object.fromEntries(upgrades.map(({ key }) => [key, poundsToPence(typed[key] ?? '') ?? 0]));

  async function run(save: boolean) {
    setBusy(true);
    setError(undefined);
    setFields({});
    const result = save
      ? await api.put('/api/admin/prices', { prices: prices(), before: current })
      : await api.post<PricePreview>('/api/admin/prices/preview', { prices: prices() });
    setBusy(false);
    if (!result.ok) {
      setFields(result.fields);
      if (Object.keys(result.fields).length === 0) setError(result.error ?? messages.serverError);
      return;
    }
    if (!save) return setPreview(result.data as PricePreview);
    setPreview(undefined);
    toast.success('The new prices are in force.');
    router.refresh();
  }

  return (
    <form
      method="post"
      noValidate
      className="card grid gap-4 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run(false);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {upgrades.map(({ key, name, pence }) => (
          <Field
            key={key}
            id={key}
            label={name}
            hint={`In the catalogue: ${formatPence(pence)}`}
            {...(fields[key] && { error: fields[key] })}
          >
            {(control) => (
              <UnitInput
                {...control}
                prefix="£"
                value={typed[key] ?? ''}
                onChange={(event) => {
                  setTyped({ ...typed, [key]: event.target.value });
                  setPreview(undefined);
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      {preview && <Preview preview={preview} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={preview ? 'quiet' : 'brand'} busy={busy}>
          Preview
        </Button>
        {preview && (
          <Button busy={busy} onClick={() => void run(true)}>
            Change the prices
          </Button>
        )}
      </div>
    </form>
  );
}

const Preview = ({ preview: { lines, total, openPayments } }: { preview: PricePreview }) => {
  const changed = lines.filter(({ before, after }) => before !== after);
  return (
    <Notice tone="warning" live>
      {changed.length === 0 && <p>No price changes.</p>}
      <ul className="grid gap-1">
        {changed.map(({ key, before, after }) => (
          <li key={key} className="tabular">
            {nameOf(key)}: {formatPence(before)} → {formatPence(after)}
          </li>
        ))}
      </ul>
      <p className="mt-2 tabular">
        All together: {formatPence(total.before)} → {formatPence(total.after)}. Payments begun at
        the old prices: {openPayments}. They can be finished as they are; what was paid stays as it
        is.
      </p>
    </Notice>
  );
};
