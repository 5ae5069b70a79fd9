'use client';

import { FieldError, FieldGroup } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { useCells, useValue } from '@/components/wizard/form/use-field';
import type { FeesField } from '@/lib/catalogue/form-kinds/form-kind';

export function FeesControl({ field }: { field: FeesField }) {
  const { id, error, errors, cell } = useCells(field.name);
  const chosen = useValue<string[]>(field.of);
  if (chosen.length === 0) return null;
  return (
    <FieldGroup id={id} label={field.label} hint={field.hint} error={error}>
      {errors.map((wrong) => (
        <FieldError key={wrong.id} id={wrong.id} error={wrong.message} />
      ))}
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {chosen.map((service) => (
          <li key={service}>
            <label
              htmlFor={cell(service).id}
              className="grid grid-cols-[1fr_7.5rem] items-center gap-3"
            >
              <span>{service}</span>
              <UnitInput {...cell(service)} prefix="£" />
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
