import * as z from 'zod';
import { time } from './shared';

const facts = {
  _id: z.string(),
  title: z.string(),
  groupSlug: z.string(),
  image: z.string().nullable(),
  place: z.string(),
  price: z.number().nullable(),
  state: z.enum(['live', 'reserved', 'sold', 'ended']),
};

export const adFacts = z.array(z.strictObject(facts));
export const savedAd = z.strictObject({
  ...facts,
  savedAt: time,
  savedPrice: z.number().nullable().meta({ description: 'When it was saved, in pounds.' }),
});
export const savedAds = z.array(savedAd);
export const mergedIds = z.strictObject({ saved: z.array(z.string()) });
export const savedMark = z.strictObject({ saved: z.boolean() });
