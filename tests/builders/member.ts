import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { startSession } from '@/lib/accounts/sessions/sessions';
import { db } from '@/lib/db/client';

/** A valid UK mobile number that is nobody's. */
export const testPhone = '+447400123456';

export type Member = Actor & { token: string };

/** A logged-in member, new each time. `phones` are numbers it has proved to hold. */
export async function createMember({ phones = [testPhone] } = {}): Promise<Member> {
  const username = `Member${randomUUID().slice(0, 13)}`;
  const { id } = await db.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      email: `${username.toLowerCase()}@example.co.uk`,
      firstName: 'Test',
      lastName: 'Member',
      passwordHash: 'no password fits',
      verifiedPhones: { create: phones.map((number) => ({ number })) },
    },
    select: { id: true },
  });
  const { sessionId, token } = await startSession(id, new Date());
  return { userId: id, sessionId, role: 'member', token };
}
