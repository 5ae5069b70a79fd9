import type { AdultReview } from '@/lib/settings/adult-review';

/** Of "User": whoever can review ads, moderators and admins. */
export const isModeratorSql = `"role" <> 'member' AND "bannedAt" IS NULL AND "erasedAt" IS NULL`;

/** Adult ads that need a review first. Agencies' ads always do. */
export const closesWithoutModerators = (review: AdultReview, isTraders: boolean): boolean =>
  isTraders || review === 'before';

export const moderatorsMissing =
  'Nobody can review ads yet: adult ads cannot be posted, and reports wait. ' +
  'npm run admin:grant -- email moderator';
