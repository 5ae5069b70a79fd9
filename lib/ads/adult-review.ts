import { env, isDemo } from '@/lib/env';
import type { AdultReview } from './policy';

/** Production lets no adult ad show before a person has seen it, unless the owner says otherwise. */
export const adultReview = (): AdultReview => env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');
