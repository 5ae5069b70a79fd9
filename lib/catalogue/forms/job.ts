import { contractTypes } from '../enumerations';
import type { FormKind } from '../form-kind';
import { genericDescription, genericForm } from './generic';

export const jobForm: FormKind = {
  ...genericForm,
  key: 'job',
  title: 'Job Details',
  fields: [
    {
      name: 'jobTitle',
      label: 'Job title',
      control: 'text',
      maxLength: 100,
      schemaOrg: { name: 'title' },
    },
    {
      name: 'contractType',
      label: 'Contract type',
      control: 'select',
      options: contractTypes,
      facet: 'values',
      schemaOrg: {
        name: 'employmentType',
        values: {
          'Fixed term': 'TEMPORARY',
          Temporary: 'TEMPORARY',
          Freelance: 'CONTRACTOR',
          Internship: 'INTERN',
        },
      },
    },
    {
      name: 'salary',
      label: 'Salary',
      control: 'text',
      maxLength: 80,
      placeholder: 'e.g. £28,000 a year or £14 an hour',
    },
    {
      name: 'experience',
      label: 'Experience',
      control: 'text',
      maxLength: 120,
      schemaOrg: { name: 'experienceRequirements' },
    },
    genericDescription,
  ],
  // Read from the words in `salary` by yearly_pay in the migrations.
  derived: [
    {
      name: 'salary',
      label: 'Salary a year',
      control: 'number',
      facet: 'range',
      min: 0,
      max: 100_000_000,
      unit: '£',
    },
  ],
  schemaOrg: {
    pattern: 'job',
    type: 'JobPosting',
    byCategory: {
      'part-time-jobs': { employmentType: 'PART_TIME' },
      'full-time-jobs': { employmentType: 'FULL_TIME' },
      'freelance-jobs': { employmentType: 'CONTRACTOR' },
      internships: { employmentType: 'INTERN' },
    },
    exceptCategories: ['job-wanted'],
  },
};
