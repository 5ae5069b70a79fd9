import { doneWord } from '@/lib/catalogue/decision-words';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { formatTime, hour } from '@/lib/dates';
import type { QueueAppeal, QueueEscalation } from '@/lib/moderation/queue/queue-item';
import { plural } from '@/lib/text/plural';

export const Escalation = ({ escalation: { note, at, by } }: { escalation: QueueEscalation }) => (
  <section
    aria-label={at ? 'Passed to the admins' : 'Note to the admins'}
    className="grid gap-2 rounded-card bg-highlight p-4"
  >
    <p className="text-sm">
      {at
        ? `Passed to the admins by ${by ?? 'a closed account'}, ${formatTime(new Date(at))}.`
        : `No admin may decide this, so it stays with the moderators. ${by ?? 'A closed account'} wrote to the admins:`}
    </p>
    <p className="font-medium whitespace-pre-line wrap-anywhere">{note}</p>
  </section>
);

export const Appeal = ({ appeal: { text, dueAt, against } }: { appeal: QueueAppeal }) => (
  <section aria-label="Appeal" className="grid gap-2 rounded-card bg-highlight p-4">
    <p className="text-sm">
      Appeal against: {doneWord(against.action)}
      {against.rule && `, ${ruleOf(against.rule)?.title ?? against.rule}`}
      {against.by && ` by ${against.by}`}, {formatTime(new Date(against.at))}
      {against.action === 'suspend' &&
        `, ${against.days === null ? 'for good' : `for ${plural(against.days, 'day')}`}`}
      {against.note && ` (“${against.note}”)`}.
      {against.words.length > 0 &&
        ` The notice listed: ${against.words.map((word) => `“${word}”`).join(', ')}.`}
    </p>
    <p className="text-sm font-semibold">{dueText(new Date(dueAt), new Date())}</p>
    <p className="text-sm">The member writes:</p>
    <p className="font-medium whitespace-pre-line wrap-anywhere">{text}</p>
  </section>
);

const dueText = (due: Date, now: Date) =>
  due > now
    ? `Decide by ${formatTime(due)}: ${plural(Math.ceil((due.getTime() - now.getTime()) / hour), 'hour')} left.`
    : `Overdue since ${formatTime(due)}.`;
