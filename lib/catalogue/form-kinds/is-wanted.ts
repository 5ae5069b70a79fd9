import type { FormKind } from './form-kind';

export function isWanted({ fields, schemaOrg }: FormKind, details: Record<string, unknown>) {
  const choice = schemaOrg?.exceptChoice;
  const field = fields.find(({ name }) => name === choice?.field);
  return field !== undefined && (field.fixed ?? details[field.name]) === choice?.value;
}
