import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { storePhone } from '@/lib/accounts/phones/store-phone';
import { startSession } from '@/lib/accounts/sessions/sessions';
import { db } from '@/lib/db/client';

/** A valid UK mobile number that nobody has. */
export const testPhone = '+447400123456';

export type Member = Actor & { token: string };

export async function giveVerifiedPhone(
  userId: string,
  number = testPhone,
  verifiedAt = new Date(),
): Promise<{ userId: string; number: string; phoneId: string }> {
  const phoneId = await storePhone(number, new Date(), db);
  const row = { userId, number: phoneId, phoneId };
  await db.verifiedPhone.upsert({
    where: { userId_phoneId: { userId, phoneId } },
    create: { ...row, verifiedAt },
    update: {},
  });
  return row;
}

/** A new, logged-in member. `phones` are its verified numbers. */
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
    },
    select: { id: true },
  });
  for (const number of phones) await giveVerifiedPhone(id, number);
  const { sessionId, token } = await startSession(id, new Date());
  return { userId: id, sessionId, role: 'member', token };
}
