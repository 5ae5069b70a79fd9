import * as z from 'zod';

export const pushKey = z.strictObject({ publicKey: z.string() });
export const subscribed = z.strictObject({ subscribed: z.boolean() });
