import { describe, expect, test } from 'vitest';
import { messages } from '@/lib/catalogue/messages';
import { createUser, sessionFor, testPassword } from '../builders/account';
import { request } from '../builders/http';

describe('GET /api/users/me', () => {
  test('gives a person their own fields and nothing else', async () => {
    const user = await createUser();
    const { token } = await sessionFor(user);
    const reply = await request('GET', '/api/users/me', { token });
    expect(reply.data).toEqual({
      firstName: 'Hannah',
      lastName: 'Whitfield',
      username: user.username,
      email: user.email,
      phone: null,
      gender: null,
      dob: null,
      role: 'member',
      emailVerified: true,
      phoneVerified: false,
    });
  });

  test('refuses whoever is not logged in', async () => {
    const reply = await request('GET', '/api/users/me');
    expect([reply.status, reply.data.code]).toEqual([401, 'unauthenticated']);
    for (const token of ['x', 'a'.repeat(43), '']) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await request('GET', '/api/users/me', { headers })).status).toBe(401);
    }
  });

  test('refuses the session JWT as a Bearer token, even beside a good cookie', async () => {
    const { cookie } = await sessionFor(await createUser());
    const jwt = cookie.slice('session='.length);
    expect((await request('GET', '/api/users/me', { token: jwt })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { token: jwt, cookie })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(200);
  });

  test('refuses a forged cookie', async () => {
    const { cookie, token } = await sessionFor(await createUser());
    for (const forged of [`${cookie.slice(0, -2)}xx`, `session=${token}`, 'session=']) {
      expect((await request('GET', '/api/users/me', { cookie: forged })).status).toBe(401);
    }
  });
});

describe('POST /api/users/me/change-password', () => {
  const change = (options: object, over: object = {}) =>
    request('POST', '/api/users/me/change-password', {
      body: {
        currentPassword: testPassword,
        newPassword: 'Kettle2026x',
        confirmPassword: 'Kettle2026x',
        ...over,
      },
      ...options,
    });

  test('updates the password and keeps only this session', async () => {
    const user = await createUser();
    const [here, elsewhere] = [await sessionFor(user), await sessionFor(user)];
    const reply = await change({ cookie: here.cookie });
    expect([reply.status, reply.data]).toEqual([200, { message: 'Password updated.' }]);
    const status = async (token: string) =>
      (await request('GET', '/api/users/me', { token })).status;
    expect(await status(here.token)).toBe(200);
    expect(await status(elsewhere.token)).toBe(401);
  });

  test('names what is wrong at its field', async () => {
    const { token } = await sessionFor(await createUser());
    const wrong = await change({ token }, { currentPassword: 'Wrong1234' });
    expect(wrong.data.fields).toEqual({ currentPassword: messages.currentPasswordWrong });
    const differs = await change({ token }, { confirmPassword: 'Kettle2026y' });
    expect(differs.data.fields).toEqual({ confirmPassword: messages.passwordsDiffer });
  });

  test('refuses whoever is not logged in, and another site', async () => {
    expect((await change({})).status).toBe(401);
    const { cookie } = await sessionFor(await createUser());
    expect((await change({ cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await change({ cookie, origin: null })).status).toBe(403);
  });
});
