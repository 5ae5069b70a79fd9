import * as z from 'zod';

export const checkedAd = z.object({ adId: z.string().max(40).optional() });
export const saleMark = z.object({ sold: z.boolean(), conversationId: z.uuid().optional() });
export type SaleMark = z.output<typeof saleMark>;
/** In pounds; empty for no price. */
export const newPrice = z.object({ price: z.union([z.number(), z.string().max(20)]).nullable() });
export type NewPrice = z.output<typeof newPrice>;
export const reservation = z.object({ reserved: z.boolean() });
