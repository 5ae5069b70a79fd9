import { expect, test } from 'vitest';
import { actorOfSession, actorOfToken, startSession } from '@/lib/accounts/sessions/sessions';
import { sessionsPerMember } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createUser } from '../../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');

test('above the limit the least recently used sessions of the member end', async () => {
  const { id: userId } = await createUser();
  const { id: otherId } = await createUser();
  const others = await startSession(otherId, addTime(now, -minute));
  const first = await startSession(userId, now);
  const second = await startSession(userId, now);
  for (let index = 2; index < sessionsPerMember; index += 1) {
    await startSession(userId, addTime(now, index * minute));
  }
  // The first is used again and again, the second never.
  const later = addTime(now, 100 * minute);
  expect(await actorOfSession(first.sessionId, later)).toMatchObject({ userId });
  const newest = await startSession(userId, later);
  expect(await db.session.count({ where: { userId } })).toBe(sessionsPerMember);
  expect(await actorOfSession(second.sessionId, later)).toBeNull();
  for (const { token } of [first, newest]) {
    expect(await actorOfToken(token, later)).toMatchObject({ userId });
  }
  expect(await actorOfToken(others.token, later)).toMatchObject({ userId: otherId });
});
