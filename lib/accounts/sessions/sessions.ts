import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { sessionIdle, sessionLife, sessionsPerMember } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';

/** How stale lastSeenAt may get, so that reading a page does not write a row each time. */
const touchAfter = 5 * minute;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session just started. The token is for API clients and is not kept. */
export type NewSession = { userId: string; sessionId: string; token: string };

/**
 * Logs a person in: one row for this browser or client, with the Bearer token that API clients use.
 * The token is returned once and stored only as a hash. Of many sessions the least used end.
 */
export async function startSession(userId: string, now: Date, tx: Db = db): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addTime(now, sessionLife),
    },
    select: { id: true },
  });
  await endSurplus(userId, tx);
  return { userId, sessionId: id, token };
}

/** A client that logs in for every call fills no table. */
async function endSurplus(userId: string, tx: Db): Promise<void> {
  const surplus = await tx.session.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    skip: sessionsPerMember,
    select: { id: true },
  });
  if (surplus.length === 0) return;
  await tx.session.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}

export const actorOfSession = (sessionId: string, now: Date) => liveActor({ id: sessionId }, now);

export const actorOfToken = (token: string, now: Date) =>
  liveActor({ tokenHash: hashToken(token) }, now);

/** Whose live session this is, or null: ended, idle too long, past its life, or its owner banned. */
async function liveActor(
  key: { id: string } | { tokenHash: string },
  now: Date,
): Promise<Actor | null> {
  const session = await db.session.findFirst({
    where: {
      ...key,
      expiresAt: { gt: now },
      lastSeenAt: { gt: addTime(now, -sessionIdle) },
      user: { bannedAt: null },
    },
    select: { id: true, userId: true, lastSeenAt: true, user: { select: { role: true } } },
  });
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfter) {
    await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: now } });
  }
  return { userId: session.userId, sessionId: session.id, role: session.user.role };
}

/** Logs this session out. */
export async function endSession(actor: Actor): Promise<void> {
  await db.session.deleteMany({ where: { id: actor.sessionId, userId: actor.userId } });
}

/** Logs a person out everywhere, except in `keepSessionId`. */
export async function endSessions(userId: string, keepSessionId?: string, tx: Db = db) {
  await tx.session.deleteMany({
    where: keepSessionId ? { userId, id: { not: keepSessionId } } : { userId },
  });
}
