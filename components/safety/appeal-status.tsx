import { Notice } from '@/components/ui/notice';
import { formatTime, hour } from '@/lib/dates';
import type { AppealState } from '@/lib/moderation/appeals/get-appeal';

export function AppealStatus({ appeal, now }: { appeal: AppealState; now: Date }) {
  const due = new Date(appeal.dueAt);
  if (!appeal.outcome) {
    const hours = Math.max(0, Math.ceil((due.getTime() - now.getTime()) / hour));
    return (
      <Notice>
        We have your appeal. Another person decides by {formatTime(due)}, in at most {hours}{' '}
        {hours === 1 ? 'hour' : 'hours'}.
      </Notice>
    );
  }
  const isOverturned = appeal.outcome === 'overturned';
  return (
    <Notice tone={isOverturned ? 'positive' : 'info'}>
      {isOverturned
        ? 'Your appeal was successful: the decision was overturned.'
        : 'Another moderator has reviewed it, and the decision stands.'}
      {appeal.note && ` Our moderator writes: ${appeal.note}`}
    </Notice>
  );
}
