import * as z from 'zod';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { minute } from '@/lib/durations';
import { errorStatus } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';

/* Tests compare each schema with the type of its view and with real replies. */

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

export const time = z.iso.datetime();
export const upgrade = z.enum(upgradeKeys);
export const uploaded = z.string().meta({ description: 'File name, served under /uploads/.' });

export const problem = z.strictObject({
  error: z.string().meta({ description: 'A message for people.' }),
  code: z.enum(keysOf(errorStatus)),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'A message for each invalid field; nested fields are dotted.' }),
  proof: z
    .strictObject({ challenge: z.string(), bits: z.int() })
    .optional()
    .meta({
      description: `With rate_limited: find a counter so that the SHA-256 of \`challenge.counter\` begins with so many zero bits, and repeat the call at once with that text in the Proof-Of-Work header. Holds once and for ${limits.usedProofs.window / minute} minutes.`,
    }),
});

export const verified = z.strictObject({ verified: z.literal(true) });
export const done = z.strictObject({ success: z.literal(true) });
export const doneWithMessage = z.strictObject({
  message: z.string().meta({ description: 'A message for people.' }),
});
