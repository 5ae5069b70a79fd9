import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { openCase, raiseRisks } from '@/lib/db/open-case';
import type { ScreeningHit } from './rule';
import type { Screening } from './screen-text';

const rulesNamed = 3;

export const riskOf = (hits: readonly ScreeningHit[]): number =>
  Math.max(
    caseRisks.flag,
    ...hits.map(({ category, isDoubtful }) => (isDoubtful ? 0 : (caseRisks.words[category] ?? 0))),
  );

export const isForModerators = ({ action, isDoubtful }: ScreeningHit): boolean =>
  action !== 'warn' || isDoubtful === true;

/** Tells the owner of a held ad which words to change, and how. Null unless held. */
export function reasonOf({ action, hits }: Screening): string | null {
  if (action !== 'hold') return null;
  const holding = hits.filter((hit) => hit.action === 'hold');
  const advices = [...new Set(holding.map(({ advice }) => advice))].slice(0, rulesNamed);
  const sentences = advices.map((advice) => `${wordsOf(holding, advice)}: ${advice}`);
  return `A moderator will review this ad. ${sentences.join(' ')}`;
}

const wordsOf = (hits: ScreeningHit[], advice: string) =>
  [...new Set(hits.filter((hit) => hit.advice === advice).map(({ words }) => `“${words}”`))]
    .slice(0, rulesNamed)
    .join(', ');

export async function saveHits(
  tx: Db,
  adId: string,
  { action, hits }: Screening,
  now: Date,
): Promise<void> {
  await tx.screeningHit.deleteMany({ where: { adId } });
  const lasting = hits.filter(isForModerators);
  if (lasting.length === 0) return;
  await tx.screeningHit.createMany({
    data: lasting.map(({ advice: _, isDoubtful, ...hit }) => ({
      ...hit,
      action: isDoubtful ? 'flag' : hit.action,
      adId,
      at: now,
    })),
  });
  const risk = riskOf(lasting);
  if (action === 'flag' || action === 'warn') {
    await openCase(tx, { type: 'ad', id: adId }, risk, now);
  } else await raiseRisks(tx, 'ad', [adId], risk);
}
