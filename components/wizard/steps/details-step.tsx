'use client';

import { Fragment, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormFieldControl } from '@/components/wizard/fields/form-field';
import { PriceHint } from '@/components/wizard/fields/price-hint';
import { PriceQuestion } from '@/components/wizard/fields/price-question';
import { pricedOf } from '@/components/wizard/form/priced';
import type { WizardValues } from '@/components/wizard/form/values';
import { applicableFields } from '@/lib/catalogue/form-kinds/applicable-fields';
import type { FormKind, PriceField } from '@/lib/catalogue/form-kinds/form-kind';

export function DetailsStep({ kind, now }: { kind: FormKind; now: Date }) {
  const { control, getValues, setValue } = useFormContext<WizardValues>();
  const deciding = decidingFields(kind);
  const chosen = useWatch({ control, name: deciding });
  const values = Object.fromEntries(deciding.map((name, index) => [name, chosen[index]]));

  const hasSecond = kind.fields.some(({ name }) => name === 'genericDescription');
  useEffect(() => {
    const { genericDescription, description } = getValues();
    // In a form without it, setting it would be a change, which creates a draft.
    if (hasSecond && genericDescription === '') setValue('genericDescription', description);
  }, [hasSecond, getValues, setValue]);

  return (
    <>
      {applicableFields(kind, values).map((field) => (
        <Fragment key={field.name}>
          <FormFieldControl field={field} now={now} />
          {field.control === 'price' && (
            <>
              <TypedPriceQuestion kind={kind} field={field} />
              <PriceHint />
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

function TypedPriceQuestion({ kind, field: { name } }: { kind: FormKind; field: PriceField }) {
  const { control } = useFormContext<WizardValues>();
  const [category, price, serviceRateType] = useWatch({
    control,
    name: ['category', name, 'serviceRateType'],
  });
  const values = { category: String(category), [name]: price, serviceRateType };
  return <PriceQuestion ad={pricedOf(kind, values)} />;
}

/** Fields whose values decide which others are asked. */
const decidingFields = ({ fields }: FormKind): string[] => [
  ...new Set(
    fields.flatMap(({ unless, optionalIf, implied = [] }) =>
      [unless, optionalIf, ...implied].flatMap((condition) => Object.keys(condition?.values ?? {})),
    ),
  ),
];
