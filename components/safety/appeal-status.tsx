import { Notice } from '@/components/ui/notice';
import { formatTime, hour } from '@/lib/dates';
import type { AppealState } from '@/lib/moderation/appeals/get-appeal';
import { plural } from '@/lib/text/plural';

export function AppealStatus({ appeal, now }: { appeal: AppealState; now: Date }) {
  const due = new Date(appeal.dueAt);
  if (!appeal.outcome) {
    const hours = Math.ceil((due.getTime() - now.getTime()) / hour);
    return (
      <Notice>
        We have your appeal.{' '}
        {hours > 0
          ? `Another person decides by ${formatTime(due)}, in at most ${plural(hours, 'hour')}.`
          : `It was due by ${formatTime(due)} and is late. Another person decides as soon as possible.`}
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
