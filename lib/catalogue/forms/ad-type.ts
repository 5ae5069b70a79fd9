import { adTypes } from '@/lib/catalogue/enumerations';
import type { Choice, ChoiceField } from '@/lib/catalogue/form-kinds/form-kind';

export const adTypeField: ChoiceField = {
  name: 'adType',
  label: 'Ad type',
  control: 'radio',
  options: adTypes,
  labels: { Offer: 'I am offering', Wanted: 'I am looking for' },
  shown: { label: 'Ad type', values: { Offer: 'Offered', Wanted: 'Wanted' } },
  default: 'Offer',
  facet: 'values',
};

export const wantedChoice: Choice = { field: adTypeField.name, value: 'Wanted' };

export const wanted = { adType: ['Wanted'] } as const;
