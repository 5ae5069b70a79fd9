import type { Db } from '@/lib/db/client';
import type { ScreeningHit } from './rule';
import type { Screening } from './screen-text';

const rulesNamed = 3;
/** Added risk by category; other categories have that of a held ad. */
const risks: Record<string, number> = {
  'under-age': 95,
  'coercion and trafficking': 90,
  weapons: 70,
  drugs: 60,
  'hate and abuse': 60,
};
const riskOfFlag = 20;

export const riskOf = (hits: readonly ScreeningHit[]): number =>
  Math.max(
    riskOfFlag,
    ...hits.map(({ category, isDoubtful }) => (isDoubtful ? 0 : (risks[category] ?? 0))),
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
    await tx.$executeRaw`
      INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
      VALUES (gen_random_uuid(), 'ad', ${adId}, ${risk}, ${now})
      ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL DO NOTHING`;
  }
  await tx.$executeRaw`
    UPDATE "ModerationCase" SET "risk" = greatest("risk", ${risk})
    WHERE "targetType" = 'ad' AND "targetId" = ${adId} AND "closedAt" IS NULL`;
}
