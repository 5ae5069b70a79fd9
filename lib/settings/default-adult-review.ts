import { type Env, env } from '@/lib/env';

export type AdultReview = 'before' | 'after';

/** Until an owner changes it under /admin (adult.ts). */
export const defaultAdultReview = ({ ADULT_REVIEW, APP_ENV }: Partial<Env> = env()): AdultReview =>
  ADULT_REVIEW ?? (APP_ENV === 'production' ? 'before' : 'after');
