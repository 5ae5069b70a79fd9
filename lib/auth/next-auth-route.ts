import 'server-only';
import { randomUUID } from 'node:crypto';
import { parseSetCookie } from 'cookie';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { problemReply } from '@/lib/api/problem';
import { clientAddress } from '@/lib/api/request/client-address';
import { defaultMaxBytes, readBytes } from '@/lib/api/request/receive-body';
import { requireSameOrigin } from '@/lib/api/request/same-origin';
import { takeRouteLimit } from '@/lib/api/take-route-limit';
import { env } from '@/lib/env';
import { AppError, notFound } from '@/lib/errors';
import { sessionCookieName } from './cookie-names';
import { nextAuthOptions } from './next-auth';
import { signedInCookie, signedOutCookie } from './session-cookie';

type Context = { params: Promise<{ nextauth: string[] }> };

/** The next-auth actions that a password login needs. */
const actions: Readonly<Record<string, readonly string[]>> = {
  GET: ['csrf', 'providers', 'session', 'signin', 'signout', 'error'],
  POST: ['signin', 'callback', 'signout'],
};

export async function nextAuthRoute(request: NextRequest, context: Context): Promise<Response> {
  const requestId = randomUUID();
  try {
    await takeRouteLimit(new URL(request.url).pathname, clientAddress(request.headers), new Date());
    const [action = ''] = (await context.params).nextauth;
    if (!actions[request.method]?.includes(action)) throw notFound();
    requireSameOrigin(request);
    return await answer(await withBoundedForm(request), context, requestId);
  } catch (error) {
    return problemReply(error, requestId);
  }
}

async function answer(request: NextRequest, context: Context, requestId: string) {
  // Without this next-auth takes its address from the Host header.
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const response: Response = await NextAuth(request, context, nextAuthOptions());
  // Here its "configuration error" can only mean an invalid callback address.
  if (response.status >= 500)
    throw new AppError('invalid', 'The site cannot redirect to this address.');
  const mark = markFor(response);
  if (mark) response.headers.append('set-cookie', mark);
  response.headers.set('x-request-id', requestId);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** next-auth does not limit the body. */
async function withBoundedForm(request: NextRequest): Promise<NextRequest> {
  if (request.method !== 'POST') return request;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new AppError('unsupported', 'Please send a form, or use /api/auth/login.');
  }
  const body = await readBytes(request, defaultMaxBytes);
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body });
}

function markFor(response: Response): string | undefined {
  const session = response.headers
    .getSetCookie()
    .map((header) => parseSetCookie(header))
    .findLast(({ name }) => name === sessionCookieName());
  if (!session) return undefined;
  return session.value ? signedInCookie() : signedOutCookie();
}
