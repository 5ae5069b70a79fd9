'use client';

import { FieldGroup } from '@/components/ui/fields/field';
import { UnitInput } from '@/components/ui/fields/inputs';
import { useField, useValue } from '@/components/wizard/form/use-field';
import type { FeesField } from '@/lib/catalogue/form-kinds/form-kind';
import { slugify } from '@/lib/text/text';

export function FeesControl({ field }: { field: FeesField }) {
  const { id, value, error, onChange } = useField<Record<string, string>>(field.name);
  const chosen = useValue<string[]>(field.of);
  if (chosen.length === 0) return null;
  return (
    <FieldGroup id={id} label={field.label} hint={field.hint} error={error}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {chosen.map((service) => (
          <li key={service}>
            <label
              htmlFor={`${id}-${slugify(service)}`}
              className="grid grid-cols-[1fr_7.5rem] items-center gap-3"
            >
              <span>{service}</span>
              <UnitInput
                id={`${id}-${slugify(service)}`}
                prefix="£"
                value={value[service] ?? ''}
                onChange={(event) => onChange({ ...value, [service]: event.target.value })}
              />
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
