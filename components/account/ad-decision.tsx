import { AppealStatus } from '@/components/safety/appeal-status';
import { appealDue } from '@/lib/catalogue/limits';
import { noticeOf } from '@/lib/catalogue/moderation-rules';
import { hour } from '@/lib/durations';
import type { MyDecision } from '@/lib/moderation/appeals/get-my-decisions';

export function AdDecision({ decision }: { decision: MyDecision }) {
  const { action, note, words, appealPath, appeal } = decision;
  // Who sees this can log in, even after a suspension.
  const seen = { targetType: 'ad', action: action === 'suspend' ? 'remove' : action };
  const rule = noticeOf(decision.rule, seen);
  return (
    <div className="grid gap-1.5 rounded-card bg-negative-soft p-3 text-sm">
      <p className="font-semibold text-negative">
        {action === 'warn' ? 'A warning: ' : 'Removed: '}
        {rule?.title ?? 'it breaks our rules'}
      </p>
      {rule && <p>{rule.breach}</p>}
      {words.length > 0 && (
        <p className="wrap-anywhere">Words: {words.map((word) => `“${word}”`).join(', ')}</p>
      )}
      {note && <p className="whitespace-pre-line wrap-anywhere">Our moderator writes: {note}</p>}
      {rule && (
        <p>
          {rule.remedy}
          {action !== 'warn' && ' Edit the ad, and a moderator reviews it again.'}
        </p>
      )}
      {appeal && <AppealStatus appeal={appeal} now={new Date()} />}
      {appealPath && (
        <p>
          Is this wrong?{' '}
          <a href={appealPath} className="link">
            Appeal against it
          </a>
          : another moderator decides within {appealDue / hour} hours.
        </p>
      )}
    </div>
  );
}
