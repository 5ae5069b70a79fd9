import * as z from 'zod';

/** `adId`: the ad that a checked form edits. */
export const checkedAd = z.object({ adId: z.string().max(40).optional() });
export const reservation = z.object({ reserved: z.boolean() });
