import * as z from 'zod';
import { adIdPattern } from '@/lib/ad-id-pattern';

export const myAdsQuery = z.object({
  before: z.string().regex(adIdPattern).optional().meta({
    description: 'Continues a list: the `_id` of the last ad of the page before.',
  }),
});

export type MyAdsQuery = z.output<typeof myAdsQuery>;
