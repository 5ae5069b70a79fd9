import { noticeOf } from '@/lib/catalogue/moderation-rules';
import { formatDate } from '@/lib/dates';

type DecisionTextProps = {
  decision: {
    action: string;
    adTitle: string | null;
    targetType?: string;
    rule: string | null;
    note: string;
    words: string[];
    decidedAt: string;
    until: string | null;
  };
};

export function DecisionText({ decision }: DecisionTextProps) {
  const { adTitle, note, words, decidedAt } = decision;
  const { action, targetType = 'user' } = decision;
  const rule = noticeOf(decision.rule, { action, targetType });
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {headline(decision)} on {formatDate(new Date(decidedAt))}
        {adTitle && (
          <>
            : <strong>{adTitle}</strong>
          </>
        )}
        .
      </p>
      {rule && (
        <p>
          <strong>{rule.title}.</strong> {rule.breach}
        </p>
      )}
      {words.length > 0 && (
        <p className="wrap-anywhere">Words: {words.map((word) => `“${word}”`).join(', ')}</p>
      )}
      {note && <p className="whitespace-pre-line wrap-anywhere">Our moderator writes: {note}</p>}
      {rule?.remedy && <p>{rule.remedy}</p>}
    </div>
  );
}

function headline({ action, adTitle, targetType, until }: DecisionTextProps['decision']): string {
  if (action === 'suspend') {
    const end = until ? `until ${formatDate(new Date(until))}` : 'for good';
    return `Your account was suspended ${end},`;
  }
  if (action === 'warn') return 'You were warned';
  if (targetType === 'message') return 'Your message was not delivered. That was decided';
  if (targetType === 'review') return 'Your review was removed';
  return adTitle ? 'Your ad was removed' : 'It was decided';
}
