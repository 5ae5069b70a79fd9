'use client';

import { FieldError, FieldGroup } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { useCells } from '@/components/wizard/form/use-field';
import type { RatesField } from '@/lib/catalogue/form-kinds/form-kind';
import { durationLabel, rateKey } from '@/lib/catalogue/form-kinds/rate-labels';

export function RatesControl({ field }: { field: RatesField }) {
  const { id, error, errors, cell } = useCells(field.name);
  return (
    <FieldGroup
      id={id}
      label={field.label}
      required={field.required}
      hint={field.hint}
      error={error}
    >
      {errors.map((wrong) => (
        <FieldError key={wrong.id} id={wrong.id} error={wrong.message} />
      ))}
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
              {field.columns.map((column) => (
                <td key={column.key} className="pl-2">
                  <UnitInput
                    {...cell(rateKey(column, row))}
                    prefix="£"
                    aria-label={`${column.label}, ${durationLabel(row)}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
