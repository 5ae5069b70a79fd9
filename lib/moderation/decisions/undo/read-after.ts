import type { Db } from '@/lib/db/client';
import { messageState } from '@/lib/moderation/decisions/decide-message';
import { reviewState } from '@/lib/moderation/decisions/decide-review';
import {
  type After,
  type Before,
  lockAdOrNull,
  toStoredAd,
} from '@/lib/moderation/decisions/state';
import { subjectOf } from '@/lib/moderation/decisions/subject-of';

/** What a decision found and may have changed, as it is now, changes by triggers included. */
export async function readAfter(
  tx: Db,
  target: { targetType: string; targetId: string },
  before: Before,
): Promise<After> {
  if (!before.ad && !before.message && !before.review) return {};
  const { id } = await subjectOf(tx, target);
  const ad = before.ad && (await lockAdOrNull(tx, id));
  const message = before.message && (await messageState(tx, id));
  const review = before.review && (await reviewState(tx, id));
  return {
    ...(ad && { ad: toStoredAd(ad) }),
    ...(message && { message }),
    ...(review && { review }),
  };
}
