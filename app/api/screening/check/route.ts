import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { checkWords } from '@/lib/ads/publishing/form/check-words';
import { checkedAd } from '@/lib/ads/publishing/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: adForm, query: checkedAd, maxBytes: 128 * 1024, limit: limits.checkWords },
  (actor, { body, query }) => checkWords(actor, body, query.adId),
);
