import { env, isDemo } from './env';

/** Whether a moderator reviews adult ads before or after they are shown. */
export type AdultReview = 'before' | 'after';

/** Until an owner changes it under /admin (lib/settings/adult.ts). */
export const defaultAdultReview = (): AdultReview =>
  env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');

/** For the log and the doctor. */
export const moderatorsMissing =
  'Nobody can review ads yet: adult ads cannot be posted, and reports wait. ' +
  'npm run admin:grant -- email moderator';
