import * as z from 'zod';
import { pounds } from './ads';
import { time } from './shared';

export const reposted = z.strictObject({ message: z.string(), rankedAt: time, nextRepostAt: time });
export const reserved = z.strictObject({ reserved: z.boolean() });
export const confirmed = z.strictObject({ confirmedAt: time });
export const priced = z.strictObject({ price: pounds, version: z.number().int() });
export const saleMarked = z.strictObject({ sold: z.boolean() });
export const buyers = z.array(
  z.strictObject({
    conversationId: z.uuid(),
    name: z.string(),
    lastMessageAt: time,
    isBuyer: z.boolean().meta({ description: 'The ad is marked as sold to them.' }),
  }),
);
