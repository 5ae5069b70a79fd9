import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginCookies, logoutCookies, sessionIdOf } from '@/lib/auth/session-cookie';
import { env } from '@/lib/env';

const [userId, sessionId] = [randomUUID(), randomUUID()];

const contentOf = (cookie = '') => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
const sealed = (token: Record<string, unknown>, secret = env().AUTH_SECRET, maxAge = 60) =>
  encode({ token, secret, maxAge });

afterEach(() => vi.unstubAllEnvs());

describe('loginCookies', () => {
  test('contain the session, hidden from scripts, and a readable cookie', async () => {
    const [session, mark] = await loginCookies(userId, sessionId);
    expect(session).toMatch(/^session=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(mark).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(await sessionIdOf(contentOf(session))).toBe(sessionId);
  });

  test('have the __Host- prefix and Secure under https', async () => {
    vi.stubEnv('APP_URL', 'https://townboard.example');
    const [session] = await loginCookies(userId, sessionId);
    expect(session).toMatch(/^__Host-session=\S+; .*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(session).not.toContain('Domain');
    for (const cookie of logoutCookies())
      expect(cookie).toMatch(/Max-Age=0; .*Secure; SameSite=Lax$/);
  });
});

describe('sessionIdOf', () => {
  test('is undefined for forged, expired and other cookies', async () => {
    const claims = { sub: userId, sid: sessionId };
    const unusable = [
      undefined,
      '',
      'x'.repeat(100),
      sessionId,
      await sealed(claims, 'another secret of enough characters'),
      await sealed(claims, env().AUTH_SECRET, -60),
      await sealed({ sub: userId }),
      await sealed({ ...claims, sid: "' OR 1=1" }),
    ];
    for (const value of unusable) expect(await sessionIdOf(value)).toBeUndefined();
    expect(await sessionIdOf(await sealed(claims))).toBe(sessionId);
  });
});
