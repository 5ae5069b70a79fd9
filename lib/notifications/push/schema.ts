import * as z from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .refine(
      (text) => Buffer.from(text, 'base64url').length === bytes,
      'This is not a valid push key.',
    );

/** The result of `PushSubscription.toJSON()`. */
export const newSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

export const endedSubscription = z.object({ endpoint: z.url().max(1000) });

export type NewSubscription = z.output<typeof newSubscription>;
