import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/accounts/actor';
import { actorOfSession, actorOfToken } from '@/lib/accounts/sessions/sessions';
import { sessionCookieName } from './cookie-names';
import { sessionIdOf } from './session-cookie';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** A Bearer token, if sent, is the only identity. A session's JWT is refused. */
export async function currentActor(request: Request, now: Date): Promise<Actor | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = bearer.exec(authorization)?.[1];
    return token ? actorOfToken(token, now) : null;
  }
  return actorOfCookie(now);
}

export const pageActor = cache(() => actorOfCookie(new Date()));

async function actorOfCookie(now: Date): Promise<Actor | null> {
  const store = await cookies();
  const sessionId = await sessionIdOf(store.get(sessionCookieName())?.value);
  return sessionId ? actorOfSession(sessionId, now) : null;
}
