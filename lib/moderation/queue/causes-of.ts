import type { AdWithApproval } from './get-queue-ad';
import type { Cause, QueueItem } from './queue-item';

type Known = Pick<QueueItem, 'seller' | 'reports' | 'appeal' | 'related' | 'conversations'> & {
  ad: AdWithApproval | null;
};

export function causesOf(
  { ad, seller, reports, appeal, related, conversations }: Known,
  targetType: string,
): Cause[] {
  if (appeal) {
    return [
      'Appeal',
      ...(reports.length > 0 ? (['Reported'] as const) : []),
      ...(ad && ad.hits.length > 0 ? (['Screening'] as const) : []),
    ];
  }
  const isHeld = ad?.moderation === 'held';
  const causes: Cause[] = [];
  if (reports.length > 0) causes.push(isHeld && !ad.isFirst ? 'Hidden by reports' : 'Reported');
  const isEvasion = [...seller.sameCard, ...seller.sameNumber].some((one) => one.suspended);
  if (targetType === 'user' && isEvasion) causes.push('Ban evasion');
  if (!ad) {
    const target = conversations
      .flatMap(({ messages }) => messages)
      .find(({ isTarget }) => isTarget);
    return target?.review ? [...causes, 'Screening'] : causes;
  }
  if (!isHeld) {
    const isCopied = related.some(
      ({ same, isSameSeller }) => same.includes('photo') && !isSameSeller,
    );
    if (ad.hits.length > 0 || isCopied) causes.push('Screening');
    // For adult ads that are reviewed after publication.
    return causes.length > 0 ? causes : ['Adult review'];
  }
  if (ad.hits.length > 0) causes.push('Screening');
  if (ad.isAdult) causes.push('Adult review');
  else if (causes.length === 0) causes.push(ad.isFirst ? 'Screening' : 'Edited');
  return causes;
}
