import type { QueueAd } from '@/lib/moderation/queue/queue-item';
import { plural } from '@/lib/text/plural';

export type BatchAd = {
  id: string;
  caseId: string | null;
  title: string;
  moderation: QueueAd['moderation'];
  version: number;
  /** Null once erased. */
  username: string | null;
};

export type BatchAction = 'approve' | 'remove';

/** Ads that the action does not change are left out of the batch. */
export const fitsBatch = (action: BatchAction, { caseId, moderation }: BatchAd): boolean =>
  action === 'remove'
    ? moderation !== 'removed'
    : caseId !== null || moderation === 'held' || moderation === 'removed';

export type UndoReply = { undone: number; refused: number; busy: number };

/** What a moderator reads if not all decisions were undone. */
export function undoText({ undone, refused, busy }: UndoReply): string {
  return [
    `${plural(undone, 'decision')} undone.`,
    ...(refused > 0 ? [`${refused} could no longer be undone.`] : []),
    ...(busy > 0 ? [`${busy} could not be undone just now. Press Undo again.`] : []),
  ].join(' ');
}

/** Who gets which mail, one line for each member, then those who get none. */
export function batchMails(action: BatchAction, ads: readonly BatchAd[]): string[] {
  const told = ads.filter(
    ({ username, moderation }) =>
      username !== null &&
      (action === 'remove' || moderation === 'held' || moderation === 'removed'),
  );
  const counts = new Map<string, number>();
  for (const { username } of told) {
    if (username) counts.set(username, (counts.get(username) ?? 0) + 1);
  }
  const lines = [...counts].map(
    ([username, count]) => `${username}: one mail about ${plural(count, 'ad')}`,
  );
  const silent = ads.length - told.length;
  return silent > 0 ? [...lines, `No mail about ${plural(silent, 'ad')}`] : lines;
}
