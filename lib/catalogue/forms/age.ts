import type { NumberField } from '../form-kind';
import { ageRange } from '../limits';

/** Asked in every adult category: an adult ad without a valid age is refused. */
export const ageField: NumberField = {
  name: 'age',
  label: 'Age',
  control: 'number',
  min: ageRange.min,
  max: ageRange.max,
  required: true,
  facet: 'range',
};
