import * as z from 'zod';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { hiddenAdsMax, hiddenSellersMax } from '@/lib/catalogue/limits';
import { usernamePattern } from '@/lib/username-pattern';

const sellers = z.array(z.string().regex(usernamePattern, 'This is not a username.'));

export const hiddenThings = z.object({
  ads: z
    .array(z.string().regex(adIdPattern, 'This is not the id of an ad.'))
    .max(hiddenAdsMax)
    .default([]),
  sellers: sellers.max(hiddenSellersMax).default([]),
});

export const hiddenSellers = z.object({ sellers: sellers.max(hiddenSellersMax) });

export type HiddenThings = z.output<typeof hiddenThings>;

/** `theirAds`: ids of the sellers' live ads, those that show their seller. */
export type HiddenView = { ads: string[]; sellers: string[]; theirAds: string[] };
