import type { Db } from './client';
import { Prisma } from './prisma';

export type TargetType = 'ad' | 'user' | 'message' | 'review' | 'appeal';
type Target = { type: TargetType; id: string };

/** Opens a moderation case, or raises the risk of the open one. */
export const openCase = (tx: Db, { type, id }: Target, risk: number, now: Date): Promise<void> =>
  openCases(tx, type, [id], risk, now);

/**
 * Opens a case of each target. An open case of the same or a higher risk is not locked: callers may
 * hold the lock of an ad or a member, which decisions take after that of the case.
 */
export async function openCases(
  tx: Db,
  type: TargetType,
  ids: readonly string[],
  risk: number,
  now: Date,
): Promise<void> {
  const insert = () => tx.$executeRaw`${insertCases(type, ids, risk, now)} DO NOTHING`;
  if ((await insert()) === ids.length) return;
  await raiseRisks(tx, type, ids, risk);
  // A case that was open may have been closed while its lock was waited for.
  await insert();
}

/** Locks the open cases of these targets in order of id. Call before locking members, purchases and ads. */
export async function lockOpenCases(
  tx: Db,
  type: TargetType,
  ids: readonly string[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM "ModerationCase"
    WHERE "targetType" = ${type} AND "targetId" = ANY (${ids}::text[]) AND "closedAt" IS NULL
    ORDER BY "id" FOR UPDATE`;
}

/** Raises the risk of the open cases of these targets. Locks them in order of id. */
export async function raiseRisks(
  tx: Db,
  type: TargetType,
  ids: readonly string[],
  risk: number,
): Promise<void> {
  await tx.$executeRaw`
    WITH locked AS (
      SELECT "id" FROM "ModerationCase"
      WHERE "targetType" = ${type} AND "targetId" = ANY (${ids}::text[])
        AND "closedAt" IS NULL AND "risk" < ${risk}
      ORDER BY "id" FOR UPDATE)
    UPDATE "ModerationCase" c SET "risk" = ${risk} FROM locked WHERE c."id" = locked."id"`;
}

/** Opens a case, or adds `more` to the risk of the open one, which stays locked. */
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
