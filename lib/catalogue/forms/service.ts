import { availabilities, serviceModes, serviceRateTypes } from '@/lib/catalogue/enumerations';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { descriptionLength, imageLimits } from '@/lib/catalogue/limits';

export const serviceForm: FormKind = {
  key: 'service',
  title: 'Service Details',
  fields: [
    {
      name: 'serviceType',
      label: 'Type of service',
      control: 'text',
      maxLength: 80,
      required: true,
      schemaOrg: { name: 'serviceType' },
    },
    {
      name: 'serviceDescription',
      label: 'What is included',
      control: 'textarea',
      maxLength: descriptionLength.max,
    },
    {
      name: 'experience',
      label: 'Years of experience',
      control: 'number',
      min: 0,
      max: 70,
      unit: 'years',
    },
    { name: 'certifications', label: 'Certifications', control: 'text', maxLength: 200 },
    {
      name: 'availability',
      label: 'Availability',
      control: 'select',
      options: availabilities,
      required: true,
      facet: 'values',
    },
    { name: 'servicePrice', label: 'Pricing (£)', control: 'price', required: true },
    {
      name: 'serviceRateType',
      label: 'Rate type',
      control: 'select',
      options: serviceRateTypes,
      required: true,
      facet: 'values',
    },
    {
      name: 'serviceMode',
      label: 'Service mode',
      control: 'radio',
      options: serviceModes,
      required: true,
      facet: 'values',
    },
  ],
  maxImages: imageLimits.few,
  crop: true,
  priceUnit: { byField: 'serviceRateType', units: { 'per hour': 'hour', fixed: 'fixed' } },
  schemaOrg: { pattern: 'service', type: 'Service' },
};
