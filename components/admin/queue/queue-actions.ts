import { decisionWords } from '@/lib/catalogue/decision-words';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import { capital } from '@/lib/text/capital';
import type { Action } from './keys/decision-keys';
import type { Choice } from './queue-requests';
import type { MadeDecision } from './use-undoable';

export type Asking = 'remove' | 'warn' | 'suspend' | 'uphold' | 'freeze' | 'escalate';

const isTargetHeld = ({ ad, conversations }: QueueItem): boolean =>
  (ad?.moderation === 'held' && !ad.isDeleted) ||
  conversations.some(({ messages }) =>
    messages.some(({ isTarget, review }) => isTarget && review === 'held'),
  );

/** A warning about something held lets it pass. */
export function warnLabelOf(item: QueueItem): string {
  if (item.targetType === 'user' || !isTargetHeld(item)) return 'Warn';
  return item.targetType === 'ad' ? 'Warn and publish' : 'Warn and deliver';
}

export function actionsOf(
  item: QueueItem,
  ask: (asking: Asking) => void,
  decide: (choice: Choice) => void,
): Action[] {
  const { targetType } = item;
  if (targetType === 'appeal') {
    return [
      { key: 'a', label: 'Take back', look: 'brand', act: () => decide({ action: 'overturn' }) },
      { key: 'r', label: 'Uphold', look: 'danger', act: () => ask('uphold') },
    ];
  }
  const isHeld = isTargetHeld(item);
  const approve = targetType !== 'user' && isHeld ? 'Approve' : 'Leave as it is';
  return [
    { key: 'a', label: approve, look: 'brand', act: () => decide({ action: 'approve' }) },
    ...(isReportedGone(item)
      ? [
          {
            key: 'g',
            label: 'No longer available',
            look: 'quiet' as const,
            act: () => decide({ action: 'end' }),
          },
        ]
      : []),
    ...(targetType !== 'user'
      ? [
          {
            key: 'r',
            label: isHeld ? 'Reject' : 'Remove',
            look: 'danger' as const,
            act: () => ask('remove'),
          },
        ]
      : []),
    { key: 'w', label: warnLabelOf(item), look: 'quiet', act: () => ask('warn') },
    { key: 's', label: 'Suspend', look: 'danger', act: () => ask('suspend') },
    ...(canFreeze(item)
      ? [
          {
            key: 'f',
            label: 'Freeze adult ads',
            look: 'danger' as const,
            act: () => ask('freeze'),
          },
        ]
      : []),
  ];
}

/** Not again once they are hidden and an admin has the case. */
const canFreeze = ({ ad, targetType, hasShownAdultAds, escalation }: QueueItem): boolean =>
  targetType === 'user'
    ? hasShownAdultAds
    : targetType === 'ad' &&
      ad?.isAdult === true &&
      !ad.isDeleted &&
      !(escalation && ad.moderation === 'held');

const gone = reportReasonOf('gone')?.label;

const isReportedGone = ({ targetType, ad, reports }: QueueItem): boolean =>
  targetType === 'ad' &&
  ad?.moderation === 'approved' &&
  !ad.isDeleted &&
  reports.some(({ reason }) => reason === gone);

export function doneText({ item, action }: Pick<MadeDecision, 'item' | 'action'>): string {
  const isDismissal =
    action === 'approve' &&
    item.reports.length > 0 &&
    (item.targetType === 'user' || item.targetType === 'message') &&
    !isTargetHeld(item);
  if (isDismissal) return 'Report dismissed';
  return `${capital(decisionWords[action].done)}: ${item.ad?.title ?? item.seller.username}`;
}
