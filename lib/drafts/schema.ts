import * as z from 'zod';
import { wizardSteps } from '@/lib/catalogue/limits';

const form = z.record(z.string(), z.unknown(), {
  error: 'This draft has no form. Please load the page again.',
});
const step = z.number().int().min(1).max(wizardSteps);

export const newDraft = z.object({ form, step, adId: z.string().nullish() });

/** `version`: as last read or saved. */
export const savedDraft = z.object({ form, step, version: z.int32().positive() });

export type NewDraft = z.infer<typeof newDraft>;
export type SavedDraft = z.infer<typeof savedDraft>;
