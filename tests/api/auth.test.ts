import { describe, expect, test } from 'vitest';
import { resendCooldown } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { createUser, messagesTo, newEmail, sessionFor, testPassword } from '../builders/account';
import { profile, registerByApi, verifiedChallenge } from '../builders/registration';
import { baseUrl, cookieOf, request } from '../builders/servers/http';

const post = (path: string, body: unknown, options = {}) =>
  request('POST', `/api/auth/${path}`, { body, ...options });

const log = (user: { email: string }, password = testPassword) =>
  post('login', { email: user.email, password });

describe('POST /api/auth/login', () => {
  test('replies a token and sets an HttpOnly session cookie of the same session', async () => {
    const user = await createUser();
    const reply = await log(user);
    expect(reply.status).toBe(200);
    expect(reply.data.token).toMatch(/^[\w-]{43}$/);
    const [session = '', mark = ''] = reply.headers.getSetCookie();
    expect(session).toMatch(/^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(mark).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(reply.headers.get('cache-control')).toBe('no-store');

    const cookie = cookieOf(reply.headers);
    await request('POST', '/api/auth/logout', { token: reply.data.token });
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(401);
  });

  test('accepts the address in any case', async () => {
    const user = await createUser();
    expect((await log({ email: ` ${user.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('gives byte-identical replies to a wrong password and an unknown address', async () => {
    const user = await createUser();
    const wrong = await log(user, 'Something8');
    const unknown = await log({ email: newEmail() });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.data]).toEqual([wrong.status, wrong.data]);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('refuses a banned member and gives the reason', async () => {
    const user = await createUser({ bannedAt: new Date() });
    const reply = await log(user);
    expect([reply.status, reply.data.error]).toEqual([403, siteTexts.banned]);
  });

  test('names the fields of an invalid body', async () => {
    const reply = await post('login', { email: 'hannah' });
    expect(reply.status).toBe(400);
    expect(reply.data).toMatchObject({
      code: 'invalid',
      fields: { email: siteTexts.emailInvalid, password: siteTexts.passwordNeeded },
    });
    expect((await post('login', undefined)).status).toBe(400);
    expect((await post('login', ['a'])).status).toBe(400);
  });

  test('refuses requests of other sites, and form encodings', async () => {
    const user = await createUser();
    const body = { email: user.email, password: testPassword };
    const foreign = await post('login', body, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.data.code]).toEqual([403, 'forbidden']);
    const form = await fetch(new URL('/api/auth/login', baseUrl), {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    expect(form.status).toBe(415);
  });
});

describe('POST /api/auth/logout', () => {
  test('ends the session row and clears the cookies', async () => {
    const session = await sessionFor(await createUser());
    const reply = await request('POST', '/api/auth/logout', { cookie: session.cookie });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    const { cookie, token } = session;
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { token })).status).toBe(401);
  });

  test('cannot be triggered by another site', async () => {
    const { cookie } = await sessionFor(await createUser());
    const origin = 'https://evil.example';
    expect((await request('POST', '/api/auth/logout', { cookie, origin })).status).toBe(403);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(200);
  });
});

describe('registration', () => {
  test('goes from the code to a logged-in account', async () => {
    const { email, user, token, reply } = await registerByApi();
    expect(reply.status).toBe(201);
    expect(user).toMatchObject({ email, firstName: 'Hannah', lastName: 'Whitfield', phone: null });
    expect(JSON.stringify(user)).not.toContain('argon2');
    expect((await request('GET', '/api/users/me', { token })).data.email).toBe(email);
    const cookie = cookieOf(reply.headers);
    expect((await request('GET', '/api/users/me', { cookie })).data.email).toBe(email);
  });

  test("keeps a browser's challenge in an HttpOnly cookie", async () => {
    const email = newEmail();
    const sent = await post('send-code', { email });
    const [challenge = ''] = sent.headers.getSetCookie();
    expect(challenge).toMatch(
      /^challenge=[\w-]{36}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(sent.headers);
    const verified = await post('verify-code', { email, code: sent.data.code }, { cookie });
    expect(verified.data).toEqual({ verified: true });
    const reply = await post('register', { email, ...profile() }, { cookie });
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toContain(
      'challenge=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
    const replayed = await post('register', { email, ...profile() }, { cookie });
    expect([replayed.status, replayed.data.code]).toEqual([409, 'conflict']);
  });

  test('ignores an invalid challenge cookie', async () => {
    for (const value of ['abc', '%00', "'", '0'.repeat(36)]) {
      const cookie = `challenge=${value}`;
      const guess = await post('verify-code', { email: newEmail(), code: '1234' }, { cookie });
      expect([guess.status, guess.data.code]).toEqual([400, 'invalid']);
      const reply = await post('register', { email: newEmail(), ...profile() }, { cookie });
      expect([reply.status, reply.data.code]).toEqual([403, 'forbidden']);
    }
  });

  test('does not reveal whether an address has an account', async () => {
    const user = await createUser();
    const [known, unknown] = [
      await post('send-code', { email: user.email }),
      await post('send-code', { email: newEmail() }),
    ];
    const shape = ({ status, data }: typeof known) => [status, Object.keys(data)];
    expect(shape(known)).toEqual(shape(unknown));
    const without = await post('register', { email: user.email, ...profile() });
    const stranger = await post('register', { email: newEmail(), ...profile() });
    expect([without.status, without.data]).toEqual([stranger.status, stranger.data]);
    expect(without.status).toBe(403);
  });

  test('enforces a cooldown between codes and tells how long it is', async () => {
    const email = newEmail();
    await post('send-code', { email });
    const again = await post('send-code', { email });
    expect([again.status, again.data.code]).toEqual([429, 'rate_limited']);
    const wait = Number(again.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(resendCooldown / second);
  });

  test('counts parallel guesses', async () => {
    const email = newEmail();
    const { challenge, code } = (await post('send-code', { email })).data;
    const wrong = code === '0000' ? '0001' : '0000';
    const guesses = Array.from({ length: 12 }, () =>
      post('verify-code', { email, code: wrong, challenge }),
    );
    const replies = await Promise.all(guesses);
    const hopeful = replies.filter(({ data }) => data.error === siteTexts.invalidCode);
    expect(hopeful).toHaveLength(4);
    expect((await post('verify-code', { email, code, challenge })).status).toBe(400);
  });

  test('creates one account from two concurrent requests', async () => {
    const { email, challenge } = await verifiedChallenge();
    const replies = await Promise.all([
      post('register', { email, challenge, ...profile() }),
      post('register', { email, challenge, ...profile() }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('reports a taken username at its field', async () => {
    const { username } = await createUser();
    const { email, challenge } = await verifiedChallenge();
    const form = profile({ username: username.toUpperCase() });
    const reply = await post('register', { email, challenge, ...form });
    expect(reply.status).toBe(409);
    expect(reply.data.fields).toEqual({ username: siteTexts.usernameTaken });
  });

  test('never grants more than the member role', async () => {
    const { user } = await registerByApi({ role: 'moderator', id: 1, bannedAt: null });
    expect(user.role).toBe('member');
  });
});

describe('password reset', () => {
  test('sets a new password once and ends every session', async () => {
    const user = await createUser();
    const { token: session } = await sessionFor(user);
    const known = await post('request-reset', { email: user.email });
    const unknown = await post('request-reset', { email: newEmail() });
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    expect(known.data).toEqual({ message: 'Reset link sent to your email.' });

    const [mail] = await messagesTo(user.email);
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.origin).toBe(new URL(baseUrl).origin);
    const token = link.searchParams.get('token');
    const reset = await post('reset-password', { token, password: 'teapot kettle' });
    expect(reset.data).toEqual({ message: 'Password reset successful.' });
    expect((await request('GET', '/api/users/me', { token: session })).status).toBe(401);
    expect((await log(user, 'teapot kettle')).status).toBe(200);
    const again = await post('reset-password', { token, password: 'kettle teapot' });
    expect([again.status, again.data.error]).toEqual([400, siteTexts.resetLinkSpent]);
  });

  test('ignores request headers when it builds the link', async () => {
    const user = await createUser();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await post('request-reset', { email: user.email }, { headers });
    const [mail] = await messagesTo(user.email);
    expect(mail?.text).not.toContain('evil.example');
  });
});
