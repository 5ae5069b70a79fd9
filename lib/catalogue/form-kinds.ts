import { type Category, categories, type FormKindKey } from './categories';
import type { FormField, FormKind } from './form-kind';
import { ageField } from './forms/age';
import { escortForm } from './forms/escort';
import { genericForm } from './forms/generic';
import { goodsForm } from './forms/goods';
import { jobForm } from './forms/job';
import { propertyForm } from './forms/property';
import { serviceForm } from './forms/service';
import { vehicleForm } from './forms/vehicle';

/** Every form kind. A new kind of ad is one new file in forms/ and one line here. */
export const formKinds: Record<FormKindKey, FormKind> = {
  generic: genericForm,
  goods: goodsForm,
  job: jobForm,
  property: propertyForm,
  vehicle: vehicleForm,
  service: serviceForm,
  escort: escortForm,
};

/** What an ad's details say where it is of somebody who sells by trade: { adType: 'Dealer' }. */
export const tradeDetails: Record<string, string>[] = Object.values(formKinds).flatMap(
  ({ fields }) =>
    fields.flatMap(({ name, trade }) => (trade === undefined ? [] : [{ [name]: trade }])),
);

/**
 * The form of a category: its kind's, with an age in every adult category, and with the price as
 * the sum it is where the kind says "per month" of what is sold (a house).
 */
export function formKindOf(category: Category): FormKind {
  const form = forms.get(category.slug);
  if (!form) throw new Error(`No category "${category.slug}" in the catalogue`);
  return form;
}

function makeForm(category: Category): FormKind {
  const kind = formKinds[category.formKind];
  const fields = category.isAdult ? withAge(kind.fields) : kind.fields;
  if (kind.priceUnit !== 'month' || category.price === 'month') return { ...kind, fields };
  return { ...kind, fields: fields.map(asSum), priceUnit: 'total' };
}

const withAge = (fields: readonly FormField[]) =>
  fields.includes(ageField) ? fields : [ageFieldOfPersonals, ...fields];

const ageFieldOfPersonals = {
  ...ageField,
  hint: 'Of the person in the ad; of a couple or group, the youngest.',
};

const asSum = (field: FormField): FormField =>
  field.control === 'price' ? { ...field, label: 'Price (£)' } : field;

const forms = new Map(categories.map((category) => [category.slug, makeForm(category)]));
