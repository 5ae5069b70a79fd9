import { contractTypes } from '../enumerations';
import type { FormKind } from '../form-kind';
import { genericDescription, genericForm } from './generic';

export const jobForm: FormKind = {
  ...genericForm,
  key: 'job',
  title: 'Job Details',
  fields: [
    { name: 'jobTitle', label: 'Job title', control: 'text', maxLength: 100 },
    {
      name: 'contractType',
      label: 'Contract type',
      control: 'select',
      options: contractTypes,
      facet: 'values',
    },
    {
      name: 'salary',
      label: 'Salary',
      control: 'text',
      maxLength: 80,
      placeholder: 'e.g. £28,000 a year or £14 an hour',
    },
    { name: 'experience', label: 'Experience', control: 'text', maxLength: 120 },
    genericDescription,
  ],
};
