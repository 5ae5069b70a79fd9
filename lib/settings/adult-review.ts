import { type Env, env } from '@/lib/env';

export type AdultReview = 'before' | 'after';

/** Until an owner changes it under /admin. */
export const defaultAdultReview = ({ ADULT_REVIEW, APP_ENV }: Partial<Env> = env()): AdultReview =>
  ADULT_REVIEW ?? (APP_ENV === 'production' ? 'before' : 'after');

/** `set`: what an owner chose. */
export const adultReviewOf = (set: string | undefined, values?: Partial<Env>): AdultReview =>
  set === 'before' || set === 'after' ? set : defaultAdultReview(values);
