'use client';

import { FieldGroup } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { useField } from '@/components/wizard/form/use-field';
import { durationLabel } from '@/lib/catalogue/form-kinds/duration-label';
import type { RatesField } from '@/lib/catalogue/form-kinds/form-kind';

export function RatesControl({ field }: { field: RatesField }) {
  const { id, value, error, onChange } = useField<Record<string, string>>(field.name);
  return (
    <FieldGroup
      id={id}
      label={field.label}
      required={field.required}
      hint={field.hint}
      error={error}
    >
      <table className="w-full max-w-md table-fixed border-separate border-spacing-y-1.5">
        <thead>
          <tr className="text-left text-sm text-muted">
            <th scope="col" className="w-24 font-medium">
              Duration
            </th>
            {field.columns.map((column) => (
              <th key={column.key} scope="col" className="pl-2 font-medium">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.rows.map((row) => (
            <tr key={row}>
              <th scope="row" className="text-left font-normal">
                {durationLabel(row)}
              </th>
              {field.columns.map((column) => {
                const key = `${column.key}_${row}`;
                return (
                  <td key={key} className="pl-2">
                    <UnitInput
                      prefix="£"
                      aria-label={`${column.label}, ${durationLabel(row)}`}
                      value={value[key] ?? ''}
                      onChange={(event) => onChange({ ...value, [key]: event.target.value })}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
