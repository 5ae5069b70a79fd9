import * as z from 'zod';

const ids = z.array(z.string());

export const hidden = z.strictObject({ ads: ids, sellers: ids, theirAds: ids });
export const hiddenAdsFound = z.strictObject({ theirAds: ids });
