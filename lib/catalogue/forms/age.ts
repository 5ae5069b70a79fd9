import type { NumberField } from '../form-kind';
import { ageRange } from '../limits';

export const ageField: NumberField = {
  name: 'age',
  label: 'Age',
  control: 'number',
  min: ageRange.min,
  max: ageRange.max,
  required: true,
  facet: 'range',
};
