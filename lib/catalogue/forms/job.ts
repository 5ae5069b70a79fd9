import { contractTypes, jobHours, workplaces } from '@/lib/catalogue/enumerations';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { adTypeField, wantedChoice } from './ad-type';
import { genericDescription, genericForm, genericPrice } from './generic';

export const jobForm: FormKind = {
  ...genericForm,
  key: 'job',
  title: 'Job Details',
  fields: [
    {
      ...adTypeField,
      implied: [
        { categories: ['job-offers'], value: 'Offer' },
        { categories: ['job-wanted'], value: 'Wanted' },
      ],
    },
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
      card: true,
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
      hint: 'The pay for the year, the month or the hour. Searches by pay find it.',
      card: 'lead',
    },
    {
      name: 'workplace',
      label: 'Place of work',
      control: 'select',
      options: workplaces,
      facet: 'values',
      schemaOrg: { name: 'jobLocationType', values: { Remote: 'TELECOMMUTE' } },
    },
    {
      name: 'experience',
      label: 'Experience',
      control: 'text',
      maxLength: 120,
      schemaOrg: { name: 'experienceRequirements' },
    },
    genericDescription,
    {
      ...genericPrice,
      label: 'Fixed price (£)',
      hint: 'Only for work that is paid as a whole, such as a freelance project. All other pay belongs under Salary.',
    },
  ],
  // Extracted in the migrations: `hours` from the category and the text by told_job, `salary` by yearly_pay_range.
  derived: [
    {
      name: 'hours',
      label: 'Hours',
      control: 'select',
      options: jobHours,
      either: 'Full or part time',
      facet: 'values',
    },
    {
      name: 'salary',
      label: 'Salary a year',
      control: 'number',
      facet: 'range',
      min: 0,
      max: 100_000_000,
      unit: '£',
      upperFacet: 'salaryTo',
    },
  ],
  wantedChoice,
  schemaOrg: {
    pattern: 'job',
    type: 'JobPosting',
    byCategory: {
      'part-time-jobs': { employmentType: 'PART_TIME' },
      'full-time-jobs': { employmentType: 'FULL_TIME' },
      'freelance-jobs': { employmentType: 'CONTRACTOR' },
      internships: { employmentType: 'INTERN' },
    },
  },
};
