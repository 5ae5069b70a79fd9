import type { AdultReview } from '@/lib/ads/policy';
import { env, isDemo } from '@/lib/env';

/** Production lets no adult ad show before a person has seen it, unless the owner says otherwise. */
export const adultReview = (): AdultReview => env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');
