import { type Category, categories, type FormKindKey } from '@/lib/catalogue/categories';
import { ageField } from '@/lib/catalogue/forms/age';
import { escortForm } from '@/lib/catalogue/forms/escort';
import { genericForm } from '@/lib/catalogue/forms/generic';
import { goodsForm } from '@/lib/catalogue/forms/goods';
import { jobForm } from '@/lib/catalogue/forms/job';
import { propertyForm } from '@/lib/catalogue/forms/property';
import { serviceForm } from '@/lib/catalogue/forms/service';
import { vehicleForm } from '@/lib/catalogue/forms/vehicle';
import { fieldIn } from './applicable-fields';
import type { Choice, FormField, FormKind } from './form-kind';

/** A new kind of ad is one file in forms/ and one line here. */
export const formKinds: Record<FormKindKey, FormKind> = {
  generic: genericForm,
  goods: goodsForm,
  job: jobForm,
  property: propertyForm,
  vehicle: vehicleForm,
  service: serviceForm,
  escort: escortForm,
};

/** The values that mark a trader's ad: { adType: 'Dealer' }. */
export const tradeDetails: Record<string, string>[] = Object.values(formKinds).flatMap(
  ({ fields }) =>
    fields.flatMap(({ name, trade }) => (trade === undefined ? [] : [{ [name]: trade }])),
);

export const isTradersAd = (details: Readonly<Record<string, unknown>>): boolean =>
  tradeDetails.some((trade) =>
    Object.entries(trade).every(([name, value]) => details[name] === value),
  );

/** The choices that mark an ad as wanted. */
export const wantedChoices: readonly Choice[] = [
  ...new Set(Object.values(formKinds).flatMap(({ wantedChoice }) => wantedChoice ?? [])),
];

/** Adult categories get an age. Monthly prices become total ones if the category sells. */
export function formKindOf(category: Category): FormKind {
  const form = forms.get(category.slug);
  if (!form) throw new Error(`No category "${category.slug}" in the catalogue`);
  return form;
}

function makeForm(category: Category): FormKind {
  const kind = formKinds[category.formKind];
  const inCategory = (field: FormField) => fieldIn(category.slug, field) ?? [];
  const applicable = kind.fields.flatMap(inCategory);
  const fields = category.isAdult ? withAge(applicable) : applicable;
  const derived = kind.derived?.filter((field) => fieldIn(category.slug, field));
  const form = { ...kind, fields, ...(derived && { derived }) };
  if (kind.priceUnit !== 'month' || category.price === 'month') return form;
  return { ...form, fields: fields.map(asSum), priceUnit: 'total' };
}

const withAge = (fields: readonly FormField[]) =>
  fields.some(({ name }) => name === ageField.name) ? fields : [ageFieldOfPersonals, ...fields];

const ageFieldOfPersonals = {
  ...ageField,
  hint: 'Of the person in the ad; of a couple or group, the youngest.',
};

const asSum = (field: FormField): FormField =>
  field.control === 'price' ? { ...field, label: 'Price (£)' } : field;

const forms = new Map(categories.map((category) => [category.slug, makeForm(category)]));
