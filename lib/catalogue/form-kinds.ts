import type { Category, FormKindKey } from './categories';
import type { FormField, FormKind } from './form-kind';
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

/**
 * The form of a category. Where a category's price is a sum and its form says "per month" (a house
 * for sale), the price is labelled as the sum it is.
 */
export function formKindOf(category: Category): FormKind {
  const kind = formKinds[category.formKind];
  if (kind.priceUnit !== 'month' || category.price === 'month') return kind;
  const asSum = (field: FormField): FormField =>
    field.control === 'price' ? { ...field, label: 'Price (£)' } : field;
  return { ...kind, fields: kind.fields.map(asSum), priceUnit: 'total' };
}
