import * as z from 'zod';
import { alertFrequencies } from '@/lib/alerts/views';
import { time } from './shared';

export const alert = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(['search', 'seller']),
  search: z.string().nullable().meta({
    description: 'The address of the search, or the page of the seller; null if that is closed.',
  }),
  name: z.string(),
  leaveOut: z.string(),
  frequency: z.enum(alertFrequencies),
  withReduced: z.boolean(),
  isPaused: z.boolean(),
  createdAt: time,
});

export const alerts = z.array(alert);
