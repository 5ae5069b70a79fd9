'use client';

import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { LocationField } from '@/components/locations/location-field';
import { Field } from '@/components/ui/fields/field';
import { Select, TextInput } from '@/components/ui/fields/inputs';
import { AdultClosed } from '@/components/wizard/adult-closed';
import { ClosedCategories } from '@/components/wizard/closed-categories';
import { CategoryFinder } from '@/components/wizard/fields/category-finder';
import { Counter } from '@/components/wizard/fields/counter';
import { LongText } from '@/components/wizard/fields/long-text';
import { fieldId, useField } from '@/components/wizard/form/use-field';
import {
  keepFitting,
  kindOfValues,
  toValues,
  type WizardValues,
} from '@/components/wizard/form/values';
import { type Category, categoryByName } from '@/lib/catalogue/categories';
import { descriptionLength, titleLength } from '@/lib/catalogue/limits';
import { shownGroups, shownName } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Location } from '@/lib/locations/location';

export function CategoryStep() {
  const { getValues, setValue } = useFormContext<WizardValues>();
  const location = useField<Location | null>('location');

  // The second description follows the first until it is edited.
  const mirror = (description: string) => {
    const { genericDescription, description: before } = getValues();
    if (genericDescription === before) setValue('genericDescription', description);
  };
  return (
    <>
      <CategoryField />
      <LocationField
        {...location}
        id={fieldId('location')}
        label="Location"
        required
        hint="A town or a postcode. Only the area is shown, never your address."
      />
      <TitleField />
      <LongText
        name="description"
        label="Description"
        required
        rows={8}
        minLength={descriptionLength.min}
        maxLength={descriptionLength.max}
        hint="What would you ask if you saw this ad?"
        onType={mirror}
      />
    </>
  );
}

function CategoryField() {
  const { getValues, reset } = useFormContext<WizardValues>();
  const { id, value, error, onChange } = useField<string>('category');
  const adultClosed = useContext(AdultClosed);
  const closed = useContext(ClosedCategories);

  const choose = (name: string) => {
    const before = toValues(getValues());
    const after = { ...before, category: name };
    const [from, to] = [kindOfValues(before), kindOfValues(after)];
    if (from && to && from.key !== to.key) reset(keepFitting(after, from, to));
    onChange(name);
  };
  const reasonClosed = (category: Category | undefined) => {
    if (category?.isAdult && adultClosed) return adultClosed;
    return category && closed.includes(category.slug) ? siteTexts.categoryClosed : undefined;
  };
  const reason = reasonClosed(categoryByName(value));
  return (
    <>
      <CategoryFinder id={`${id}-finder`} onChoose={choose} />
      <Field
        id={id}
        label="Category"
        required
        error={error}
        hint={reason && <span className="text-warning">{reason}</span>}
      >
        {(control) => (
          <Select {...control} value={value} onChange={(event) => choose(event.target.value)}>
            <option value="">Choose a category</option>
            {shownGroups().map((group) => (
              <optgroup key={group.slug} label={shownName(group)}>
                {group.categories.map((category) => (
                  <option key={category.slug} value={category.name}>
                    {shownName(category)}
                    {reasonClosed(category) ? ' (closed for now)' : ''}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function TitleField() {
  const { id, value, error, onChange } = useField<string>('title');
  return (
    <Field
      id={id}
      label="Title"
      required
      error={error}
      hint={
        <Counter length={value.trim().length} {...titleLength}>
          Say what it is: people search for these words.
        </Counter>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          placeholder={`Minimum ${titleLength.min} characters`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
