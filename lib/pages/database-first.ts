import { challengeCookieName, sessionCookieName } from '@/lib/auth/cookie-names';
import { second } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { perProcess } from '@/lib/process/per-process';
import { remembered } from '@/lib/process/remembered';

/* Without the page cache nothing replaces a failed page: the middleware asks the database first. */

type PageRequest = {
  nextUrl: { pathname: string; searchParams: URLSearchParams };
  cookies: { has: (name: string) => boolean };
};

const withoutDatabase =
  /^\/(?:help|blog(?:\/[^/]+)?|terms|privacy|cookies|safety|api\/docs|share|account-deleted|forgot-password)$/;

/** These read the database only for a session, a registration or a token. */
const ofVisitors =
  /^\/(?:login|register|verify-email|profile-details|account-created|reset-password|saved)$/;

export async function askDatabaseFirst({ nextUrl, cookies }: PageRequest): Promise<void> {
  const { pathname, searchParams } = nextUrl;
  if (withoutDatabase.test(pathname)) return;
  const names = [sessionCookieName(), challengeCookieName()];
  const isNamed = searchParams.has('token') || names.some((name) => cookies.has(name));
  if (isNamed || !ofVisitors.test(pathname)) await answerOfProcess()();
}

const answerOfProcess = () =>
  perProcess('answer of the database', () => remembered(askAgain, second));

/** Repeated if it fails at once: a connection may have died while the platform was frozen. */
async function askAgain(): Promise<void> {
  const begun = Date.now();
  try {
    await ask();
  } catch (error) {
    if (Date.now() - begun > second) throw error;
    await ask();
  }
}

const ask = () => readRows(Prisma.sql`SELECT 1`);
