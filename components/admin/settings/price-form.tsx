'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { type Prices, type UpgradeKey, upgrades } from '@/lib/catalogue/upgrades';
import { formatPence, poundsToPence } from '@/lib/money';
import type { PricePreview } from '@/lib/payments/change-prices';
import { PreviewPart } from './preview-part';
import { usePreviewedChange } from './use-previewed-change';

const nameOf = (key: UpgradeKey) => upgrades.find((one) => one.key === key)?.name ?? key;
const asText = (prices: Prices) =>
  Object.fromEntries(upgrades.map(({ key }) => [key, formatPence(prices[key]).slice(1)]));

export function PriceForm({ current }: { current: Prices }) {
  const [typed, setTyped] = useState(() => asText(current));
  const { preview, fields, error, busy, ...change } = usePreviewedChange<PricePreview>(
    '/api/admin/prices',
    'The new prices are in force.',
  );

  // An invalid amount becomes zero, which the server refuses.
  const prices = () =>
    Object.fromEntries(upgrades.map(({ key }) => [key, poundsToPence(typed[key] ?? '') ?? 0]));

  return (
    <form
      method="post"
      noValidate
      className="card grid gap-4 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void change.ask({ prices: prices() });
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
                  change.forget();
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <PreviewPart
        error={error}
        busy={busy}
        preview={preview && <Preview preview={preview} />}
        onMake={preview ? () => void change.make({ prices: prices(), before: current }) : undefined}
        makeLabel="Change the prices"
      />
    </form>
  );
}

const Preview = ({ preview: { lines, total, openPayments } }: { preview: PricePreview }) => {
  const changed = lines.filter(({ before, after }) => before !== after);
  return (
    <>
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
    </>
  );
};
