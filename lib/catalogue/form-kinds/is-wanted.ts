import type { FormKind } from './form-kind';

/** True if these details say that the owner looks for something and offers nothing. */
export function isWanted({ fields, wantedChoice }: FormKind, details: Record<string, unknown>) {
  const field = fields.find(({ name }) => name === wantedChoice?.field);
  return field !== undefined && (field.fixed ?? details[field.name]) === wantedChoice?.value;
}
