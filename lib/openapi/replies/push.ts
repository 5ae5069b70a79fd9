import * as z from 'zod';
import { time } from './shared';

export const pushKey = z.strictObject({ publicKey: z.string() });
export const subscribed = z.strictObject({ subscribed: z.boolean() });
export const pushDevices = z.array(
  z.strictObject({
    endpoint: z.string(),
    name: z.string().meta({ examples: ['Chrome on Android'] }),
    since: time,
  }),
);
