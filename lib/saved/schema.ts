import * as z from 'zod';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { savedAdsMax } from '@/lib/catalogue/limits';
import { poundsToPence } from '@/lib/money';

const id = z.string().regex(adIdPattern, 'This is not the id of an ad.');

/** Ads that a device saved before the login. */
export const mergedAds = z.object({
  ads: z
    .array(
      z.object({
        id,
        price: z
          .number()
          .nullish()
          .transform((pounds) => poundsToPence(pounds) ?? null)
          .meta({ description: 'The price when it was saved, in pounds.' }),
      }),
    )
    .max(savedAdsMax),
});

export const lookup = z.object({ ids: z.array(id).max(savedAdsMax) });

export type MergedAds = z.output<typeof mergedAds>;
