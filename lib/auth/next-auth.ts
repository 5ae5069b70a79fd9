import 'server-only';
import type { NextAuthOptions, User } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { nextPath } from '@/lib/accounts/next-path';
import { loginSchema } from '@/lib/accounts/schema';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { actorOfSession, endSession } from '@/lib/accounts/sessions/sessions';
import { clientAddress } from '@/lib/api/request/client-address';
import { proofHeader } from '@/lib/api/request/proof-header';
import { sessionLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { env, isHttps } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { absoluteUrl } from '@/lib/site';
import { sessionCookieName } from './cookie-names';
import { decodeSession } from './session-cookie';

type SessionUser = User & { sessionId: string };

export const nextAuthOptions = (): NextAuthOptions => ({
  secret: env().AUTH_SECRET,
  providers: [
    Credentials({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: (credentials, request) =>
        authorize(credentials, new Headers(request.headers as Record<string, string>)),
    }),
  ],
  session: { strategy: 'jwt', maxAge: sessionLife / second },
  jwt: { decode: ({ token }) => decodeSession(token) },
  useSecureCookies: isHttps(),
  cookies: {
    sessionToken: {
      name: sessionCookieName(),
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() },
    },
  },
  logger: {
    error: (code, metadata) => console.error(`next-auth: ${code} (${nameOf(metadata)})`),
    warn: (code) => console.warn(`next-auth: ${code}`),
  },
  pages: { signIn: '/login', signOut: '/', error: '/login' },
  callbacks: {
    async jwt({ token, user }) {
      if (user) return { sub: user.id, sid: (user as SessionUser).sessionId };
      await requireLive(token.sid);
      return { sub: token.sub, sid: token.sid };
    },
    session: ({ session, token }) => ({
      expires: session.expires,
      user: { id: token.sub } as User,
    }),
    redirect: ({ url }) => absoluteUrl(nextPath(pathOf(url))),
  },
  events: {
    async signOut({ token }) {
      const actor = await liveActor(token?.sid);
      if (actor) await endSession(actor);
    },
  },
});

async function authorize(credentials: unknown, headers: Headers): Promise<SessionUser | null> {
  const form = loginSchema.safeParse(credentials);
  if (!form.success) return null;
  try {
    const session = await logIn(
      form.data,
      clientAddress(headers),
      new Date(),
      headers.get(proofHeader) ?? undefined,
    );
    return { id: session.userId, sessionId: session.sessionId };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    if (error instanceof AppError) throw error;
    // next-auth puts the message into an address, so it must not be internal.
    console.error('login failed:', error);
    throw new Error(siteTexts.loginFailed);
  }
}

const liveActor = async (sid: unknown) =>
  typeof sid === 'string' ? actorOfSession(sid, new Date()) : null;

/** next-auth deletes the cookie when this throws. */
async function requireLive(sid: unknown): Promise<void> {
  if (!(await liveActor(sid))) throw new Error('The session has ended.');
}

/** Its messages quote input, with line breaks; error names do not. */
function nameOf(metadata: unknown): string {
  const { error = metadata } = (metadata ?? {}) as { error?: unknown };
  return error instanceof Error ? error.name : typeof error;
}

const pathOf = (url: string) =>
  url.startsWith(env().APP_URL) ? url.slice(env().APP_URL.replace(/\/$/, '').length) : url;
