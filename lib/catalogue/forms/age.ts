import type { NumberField } from '@/lib/catalogue/form-kinds/form-kind';
import { ageRange } from '@/lib/catalogue/limits';

export const ageField: NumberField = {
  name: 'age',
  label: 'Age',
  control: 'number',
  min: ageRange.min,
  max: ageRange.max,
  required: true,
  facet: 'range',
};
