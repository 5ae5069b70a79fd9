import * as z from 'zod';
import { PurchaseState } from '@/lib/db/generated/enums';
import type { DraftForm } from '@/lib/drafts/draft-form';
import { time, upgrade } from './shared';

export const draft = z.strictObject({
  id: z.uuid(),
  adId: z.string().nullable().meta({ description: 'The ad that it edits; null: a new ad.' }),
  form: z
    .custom<DraftForm>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', description: 'The ad form as typed so far.' }),
  step: z.number().int(),
  version: z.number().int(),
  createdAt: time,
  updatedAt: time,
  payment: z
    .strictObject({
      purchaseId: z.uuid(),
      state: z.enum(PurchaseState),
      extras: z.array(upgrade),
    })
    .nullable()
    .meta({ description: 'What was begun or paid for it and is not published.' }),
});
export const drafts = z.array(draft);
export const savedDraft = z.strictObject({ version: z.number().int(), updatedAt: time });
