import type { AdultReview } from '@/lib/ads/policy';
import { env, isDemo } from '@/lib/env';

export const adultReview = (): AdultReview => env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');
