import { env, isDemo } from './env';

export type AdultReview = 'before' | 'after';

/** Until an owner changes it under /admin (lib/settings/adult.ts). */
export const defaultAdultReview = (): AdultReview =>
  env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');

export const moderatorsMissing =
  'Nobody can review ads yet: adult ads cannot be posted, and reports wait. ' +
  'npm run admin:grant -- email moderator';
