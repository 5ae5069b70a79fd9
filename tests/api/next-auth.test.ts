import { describe, expect, test } from 'vitest';
import { createUser, sessionFor, type TestUser } from '../builders/account';
import { baseUrl, cookieOf, request } from '../builders/servers/http';

async function postForm(path: string, fields: Record<string, string>, cookie = '') {
  const csrf = await request('GET', '/api/auth/csrf', { cookie });
  const cookies = [cookie, cookieOf(csrf.headers)].filter(Boolean).join('; ');
  const response = await fetch(new URL(`/api/auth/${path}`, baseUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies, origin: baseUrl },
    body: new URLSearchParams({ csrfToken: csrf.data.csrfToken, ...fields }),
  });
  return response;
}

const signIn = ({ email, password }: Pick<TestUser, 'email' | 'password'>, callbackUrl = '/post') =>
  postForm('callback/credentials', { email, password, callbackUrl });

const sessionCookies = (response: Response) => response.headers.getSetCookie();

describe("next-auth's own routes", () => {
  test('log in with our cookie, our session row and the readable cookie', async () => {
    const user = await createUser();
    const response = await signIn(user);
    expect(response.headers.get('location')).toBe(`${baseUrl}/post`);
    const session = sessionCookies(response).find((cookie) => cookie.startsWith('session='));
    expect(session).toContain('HttpOnly');
    expect(session).toContain('SameSite=Lax');
    expect(session).toContain('Path=/');
    expect(sessionCookies(response).some((cookie) => cookie.startsWith('signed_in=1;'))).toBe(true);

    const cookie = cookieOf(response.headers);
    expect((await request('GET', '/api/users/me', { cookie })).data.email).toBe(user.email);
    const seen = await request('GET', '/api/auth/session', { cookie });
    expect(seen.data.user).toEqual({ id: user.id });
  });

  test('refuse a wrong password and a missing CSRF token', async () => {
    const user = await createUser();
    const wrong = await signIn({ ...user, password: 'Something8' });
    expect(sessionCookies(wrong).filter((cookie) => cookie.startsWith('session='))).toEqual([]);
    const { email, password } = user;
    const forged = await fetch(new URL('/api/auth/callback/credentials', baseUrl), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email, password }),
    });
    expect(sessionCookies(forged).filter((cookie) => cookie.startsWith('session='))).toEqual([]);
  });

  test('redirect to no other site after the login', async () => {
    const user = await createUser();
    for (const target of ['https://evil.example', '//evil.example', `${baseUrl}.evil.example/`]) {
      const location = (await signIn(user, target)).headers.get('location') ?? '';
      expect(new URL(location, baseUrl).origin).toBe(new URL(baseUrl).origin);
    }
  });

  test('log out: delete the row and both cookies', async () => {
    const user = await createUser();
    const { cookie, token } = await sessionFor(user);
    const response = await postForm('signout', { callbackUrl: '/' }, cookie);
    expect(sessionCookies(response)).toContain('signed_in=; Max-Age=0; Path=/; SameSite=Lax');
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { token })).status).toBe(401);
  });

  test('refuse forms of other sites, with or without their CSRF token', async () => {
    const user = await createUser();
    const { cookie } = await sessionFor(user);
    const csrf = await request('GET', '/api/auth/csrf');
    const response = await fetch(new URL('/api/auth/signout', baseUrl), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: `${cookie}; ${cookieOf(csrf.headers)}`,
        origin: 'https://evil.example',
      },
      body: new URLSearchParams({ csrfToken: csrf.data.csrfToken }),
    });
    expect(response.status).toBe(403);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(200);
  });

  test('read only a body of limited size', async () => {
    for (const action of ['callback/credentials', 'signin/credentials', 'signout']) {
      const response = await fetch(new URL(`/api/auth/${action}`, baseUrl), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'x'.repeat(1024 * 1024) }),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'too_large' });
    }
  });

  test('do not offer their log, pages and body types that the site does not use', async () => {
    for (const action of ['verify-request', 'callback/credentials', 'nonsense', '_log']) {
      expect((await request('GET', `/api/auth/${action}`)).status).toBe(404);
    }
    const body = { level: 'error', code: 'FORGED', csrfToken: { toString: 1 } };
    expect((await request('POST', '/api/auth/_log', { body })).status).toBe(404);
    expect((await request('POST', '/api/auth/callback/credentials', { body })).status).toBe(415);
  });

  test('reply to a malformed cookie with a plain refusal', async () => {
    const cookie = 'next-auth.callback-url=%0d%0aX: y; next-auth.csrf-token=%E0%A4%A; session=%00';
    const reply = await request('GET', '/api/auth/csrf', { cookie });
    expect(reply).toMatchObject({ status: 400, data: { code: 'invalid' } });
  });

  test('do not accept a session whose row has ended', async () => {
    const user = await createUser();
    const { cookie } = await sessionFor(user);
    await request('POST', '/api/auth/logout', { cookie });
    const seen = await request('GET', '/api/auth/session', { cookie });
    expect(seen.data).toEqual({});
  });
});
