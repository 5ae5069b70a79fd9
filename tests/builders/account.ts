import { randomInt, randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { hashPassword } from '@/lib/accounts/passwords/password-hash';
import { startSession } from '@/lib/accounts/sessions/sessions';
import { loginCookies } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db/client';
import type { OutboxItem } from '@/lib/notifications/outbox/outbox-item';
import { unseal } from '@/lib/notifications/outbox/seal';
import { newUsername } from './username';

export const testPassword = 'Marmalade77';
const hashed = hashPassword(testPassword);

export const newEmail = () => `${randomUUID()}@example.co.uk`;

/** A caller's IP address that no limit has counted. */
export const newAddress = () => `test-${randomUUID()}`;

export const newMobile = () => `+447400${String(randomInt(1_000_000)).padStart(6, '0')}`;

export type TestUser = { id: string; email: string; password: string; username: string };

export async function createUser({ bannedAt = null }: { bannedAt?: Date | null } = {}) {
  const username = newUsername();
  const user = await db.user.create({
    data: {
      email: newEmail(),
      username,
      usernameKey: username,
      firstName: 'Hannah',
      lastName: 'Whitfield',
      passwordHash: await hashed,
      bannedAt,
    },
    select: { id: true, email: true, username: true },
  });
  return { ...user, password: testPassword } satisfies TestUser;
}

/** Logs in without the API. Returns a browser's cookie header and a client's token. */
export async function sessionFor(user: Pick<TestUser, 'id'>, now = new Date()) {
  const { sessionId, token } = await startSession(user.id, now);
  const [session = ''] = await loginCookies(user.id, sessionId);
  const actor: Actor = { userId: user.id, sessionId, role: 'member' };
  return { actor, token, cookie: session.split(';')[0] ?? '' };
}

export async function messagesTo(to: string): Promise<OutboxItem[]> {
  const rows = await db.outboxMessage.findMany({
    where: { sealed: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, sealed: true },
  });
  return rows
    .map(({ id, sealed }) => unseal(sealed ?? '', id))
    .filter((message) => message.to === to);
}
