/* Created in the database, because mailed codes go to the stand-in. */
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '@/lib/accounts/sessions/hash-token.ts';
import { randomId } from '@/lib/ids.ts';

export type Member = { token: string; from: string; picture: string };

/** Each with its own IP address in 127.0.`network`. */
export async function makeMembers(
  database: pg.Client,
  count: number,
  network: number,
): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const letters = [...randomBytes(14)].map((byte) => String.fromCharCode(97 + (byte % 26)));
    const name = `c${letters.join('')}`;
    const token = randomBytes(32).toString('base64url');
    const picture = `${randomId(26)}.webp`;
    await database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "email", "firstName", "lastName", "passwordHash", "updatedAt")
       VALUES ($1, $2, $2, $2 || '@chaos.example.org', 'Kay', 'Oss', 'no password fits', now())`,
      [id, name],
    );
    await database.query(
      `INSERT INTO "Session" ("id", "userId", "tokenHash", "lastSeenAt", "expiresAt")
       VALUES ($1, $2, $3, now(), now() + interval '1 day')`,
      [randomUUID(), id, hashToken(token)],
    );
    await database.query(
      `INSERT INTO "Image" ("name", "ownerId", "width", "height", "bytes")
       VALUES ($1, $2, 800, 800, 9000)`,
      [picture, id],
    );
    members.push({ token, picture, from: `127.0.${network}.${(index % 250) + 1}` });
  }
  return members;
}
