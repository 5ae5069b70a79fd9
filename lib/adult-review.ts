import { env, isDemo } from './env';

/** Whether a moderator sees adult ads before or after they show. */
export type AdultReview = 'before' | 'after';

export const adultReview = (): AdultReview => env().ADULT_REVIEW ?? (isDemo() ? 'after' : 'before');

/** For the log and the doctor. */
export const moderatorsMissing =
  'Nobody can review ads yet: adult ads cannot be posted, and reports wait. ' +
  'npm run admin:grant -- email moderator';

/** Without a provider of age checks adult pages are withheld from everybody. */
export const hasAgeProvider = () => isDemo() || env().ADULT_AGE_CHECK === 'self-declared';
