import * as z from 'zod';
import { searchQueryMax } from '@/lib/catalogue/limits';
import { alertTexts } from './texts';
import { alertFrequencies } from './views';

const frequency = z.enum(alertFrequencies);

export const newAlert = z.object({
  search: z.string({ error: alertTexts.noSearch }).max(4000, alertTexts.noSearch).meta({
    description:
      'The address of a search, or the page of a seller to follow: /search?q=sofa&place=ilford, /seller/hannah',
  }),
  frequency: frequency.default('daily'),
});

export const alertChanges = z.object({
  frequency: frequency.optional(),
  withReduced: z.boolean().optional().meta({ description: 'Ads that became cheaper as well.' }),
  isPaused: z.boolean().optional(),
  leaveOut: z
    .string()
    .max(searchQueryMax, alertTexts.tooLong)
    .optional()
    .meta({ description: 'Words whose ads are left out, separated by spaces or commas.' }),
});

export type NewAlert = z.output<typeof newAlert>;
export type AlertChanges = z.output<typeof alertChanges>;
