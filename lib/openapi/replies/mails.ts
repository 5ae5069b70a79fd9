import * as z from 'zod';
import { time } from './shared';

export const chosenMails = z.strictObject({
  savedReduced: z.boolean(),
  savedEnding: z.boolean(),
  reminders: z.boolean(),
});

export const renewed = z.strictObject({
  adId: z.string(),
  expiresAt: time,
  isMovedUp: z.boolean(),
});
