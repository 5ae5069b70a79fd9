import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { penceToPounds, poundsToPence } from '@/lib/money';
import type { Details } from './ad-views';

export const detailsInPounds = (kind: FormKind, details: Details) =>
  mapAmounts(kind, details, (pence) =>
    typeof pence === 'number' ? penceToPounds(pence) : undefined,
  );

/** Skips text that is not an amount. */
export const detailsInPence = (kind: FormKind, typed: Details) =>
  mapAmounts(kind, typed, poundsToPence);

function mapAmounts(
  { fields }: FormKind,
  details: Details,
  convert: (amount: unknown) => number | undefined,
): Details {
  const converted = fields.flatMap(({ name, control }) => {
    const amounts = details[name];
    if (control === 'money') return [[name, convert(amounts)] as const];
    const isMoney = control === 'fees' || control === 'rates';
    if (!isMoney || typeof amounts !== 'object' || amounts === null) return [];
    const entries = Object.entries(amounts).map(([key, amount]) => [key, convert(amount)]);
    return [[name, Object.fromEntries(entries)] as const];
  });
  return { ...details, ...Object.fromEntries(converted) };
}
