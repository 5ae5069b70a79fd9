import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { sessionIdle, sessionLife, sessionsPerMember } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { hashToken } from './hash-token';

const touchAfter = 5 * minute;

export type NewSession = { userId: string; sessionId: string; token: string };

/** The oldest sessions above the limit end. */
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

/** Limits the rows of a client that logs in for every call. */
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

export async function endSession(actor: Actor): Promise<void> {
  await db.session.deleteMany({ where: { id: actor.sessionId, userId: actor.userId } });
}

/** Also ends push notices on the devices of these sessions. */
export async function endSessions(userId: string, keepSessionId: string | undefined, tx: Db) {
  const others = keepSessionId
    ? { OR: [{ sessionId: null }, { sessionId: { not: keepSessionId } }] }
    : {};
  await tx.pushSubscription.deleteMany({ where: { userId, ...others } });
  await tx.session.deleteMany({
    where: keepSessionId ? { userId, id: { not: keepSessionId } } : { userId },
  });
}
