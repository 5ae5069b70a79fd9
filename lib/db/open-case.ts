import type { Db } from './client';
import { Prisma } from './prisma';

type TargetType = 'ad' | 'user' | 'message' | 'review' | 'appeal';
type Target = { type: TargetType; id: string };

/** Opens a moderation case, or raises the risk of the open one. */
export const openCase = (tx: Db, { type, id }: Target, risk: number, now: Date): Promise<void> =>
  openCases(tx, type, [id], risk, now);

/**
 * Opens a case of each target. An open case of the same or a higher risk is not locked: callers may hold the
 * lock of an ad, which decisions take after that of its case.
 */
export async function openCases(
  tx: Db,
  type: TargetType,
  ids: readonly string[],
  risk: number,
  now: Date,
): Promise<void> {
  const opened = await tx.$executeRaw`${insertCases(type, ids, risk, now)} DO NOTHING`;
  if (opened < ids.length) await raiseRisks(tx, type, ids, risk);
}

/** Raises the risk of the open cases of these targets. */
export async function raiseRisks(
  tx: Db,
  type: TargetType,
  ids: readonly string[],
  risk: number,
): Promise<void> {
  await tx.moderationCase.updateMany({
    where: { targetType: type, targetId: { in: [...ids] }, closedAt: null, risk: { lt: risk } },
    data: { risk },
  });
}

/** Opens a case, or adds `more` to the risk of the open one. Locks it until the transaction ends. */
export async function openOrAddToCase(
  tx: Db,
  { type, id }: Target,
  { risk, more }: { risk: number; more: number },
  now: Date,
): Promise<string> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    ${insertCases(type, [id], risk, now)}
    DO UPDATE SET "risk" = GREATEST("ModerationCase"."risk", ${risk}) + ${more}
    RETURNING "id"`;
  if (!row) throw new Error('The case was not written.');
  return row.id;
}

/** Ordered by id, so that two members who publish the same photos do not deadlock. */
const insertCases = (type: TargetType, ids: readonly string[], risk: number, now: Date) =>
  Prisma.sql`
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
    SELECT gen_random_uuid(), ${type}, "targetId", ${risk}, ${now}
    FROM unnest(${ids}::text[]) AS "targetId" ORDER BY "targetId"
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL`;
