import {
  advertiserTypes,
  ethnicities,
  genders,
  languages,
  nationalities,
  rateDurations,
  serviceAudiences,
  services,
} from '@/lib/catalogue/enumerations';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { imageLimits } from '@/lib/catalogue/limits';
import { ageField } from './age';

export const escortForm: FormKind = {
  key: 'escort',
  title: 'Escort & Massage Details',
  fields: [
    {
      name: 'userType',
      label: 'You are',
      shown: { label: 'Advertiser' },
      control: 'radio',
      options: advertiserTypes,
      required: true,
      trade: 'Agency',
    },
    {
      name: 'gender',
      label: 'Gender',
      control: 'select',
      options: genders,
      required: true,
      facet: 'values',
    },
    ageField,
    {
      name: 'ethnicity',
      label: 'Ethnicity',
      control: 'select',
      options: ethnicities,
      required: true,
      facet: 'values',
    },
    { name: 'nationality', label: 'Nationality', control: 'select', options: nationalities },
    { name: 'languages', label: 'Languages', control: 'chips', options: languages, required: true },
    { name: 'services', label: 'Services', control: 'chips', options: services, required: true },
    {
      name: 'serviceFees',
      label: 'Fee for each service (£)',
      control: 'fees',
      of: 'services',
      hint: 'Optional. Leave a fee empty when it is included.',
    },
    {
      name: 'serviceFor',
      label: 'Service for',
      control: 'chips',
      options: serviceAudiences,
      required: true,
      facet: 'values',
    },
    {
      name: 'rates',
      label: 'Rates',
      control: 'rates',
      required: true,
      rows: rateDurations,
      columns: [
        { key: 'incall', label: 'Incall (£)' },
        { key: 'outcall', label: 'Outcall (£)' },
      ],
      hint: 'At least one rate.',
    },
  ],
  maxImages: imageLimits.many,
  crop: true,
  priceUnit: 'total',
};
