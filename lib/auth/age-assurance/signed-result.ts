import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { minute } from '@/lib/dates';

/** The largest accepted difference between clocks. */
const tolerance = minute;
/** Results are used right away, so a longer validity is suspicious. */
const longestLife = 10 * minute;

const header = z.object({ alg: z.literal('HS256') });
const claims = z.object({
  aud: z.string(),
  nonce: z.string(),
  iat: z.number(),
  exp: z.number(),
  over_18: z.boolean(),
  reference: z.string().min(1).max(200),
});

export type AgeResult = { isAdult: boolean; reference: string };

type Expected = { secret: string; audience: string; nonce: string };

/** A JWS signed with HS256. Null unless it is genuine, current, and for this site and visit. */
export function readSignedResult(
  token: string,
  { secret, audience, nonce }: Expected,
  now: Date,
): AgeResult | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !header.safeParse(decoded(head)).success) return null;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const result = claims.safeParse(decoded(body));
  if (!result.success) return null;
  const { aud, nonce: told, iat, exp, over_18: isAdult, reference } = result.data;
  const at = now.getTime();
  const isOfNow =
    iat * 1000 <= at + tolerance &&
    exp * 1000 > at - tolerance &&
    iat * 1000 > at - longestLife - tolerance;
  return aud === audience && told === nonce && isOfNow ? { isAdult, reference } : null;
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
