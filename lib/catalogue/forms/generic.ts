import type { FormKind, PriceField, TextField } from '@/lib/catalogue/form-kinds/form-kind';
import { descriptionLength, imageLimits } from '@/lib/catalogue/limits';

export const genericDescription: TextField = {
  name: 'genericDescription',
  label: 'Description',
  control: 'textarea',
  required: true,
  minLength: descriptionLength.min,
  maxLength: descriptionLength.max,
  hint: 'Copied from the first step. Add anything else people need to know.',
};

export const genericPrice: PriceField = {
  name: 'genericPrice',
  label: 'Price (£)',
  control: 'price',
  hint: 'Optional. Leave it empty when there is none.',
};

export const genericForm: FormKind = {
  key: 'generic',
  title: 'Details',
  fields: [genericDescription, genericPrice],
  maxImages: imageLimits.few,
  crop: false,
  priceUnit: 'total',
};
