import { describe, expect, test } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { createUser, newEmail, sessionFor, testPassword } from '../builders/account';
import { createAd } from '../builders/ad';
import { request } from '../builders/servers/http';

describe('GET /api/users/me', () => {
  test("replies the caller's own fields only", async () => {
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

  test('refuses requests without a login', async () => {
    const reply = await request('GET', '/api/users/me');
    expect([reply.status, reply.data.code]).toEqual([401, 'unauthenticated']);
    for (const token of ['x', 'a'.repeat(43), '']) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await request('GET', '/api/users/me', { headers })).status).toBe(401);
    }
  });

  test('refuses the session JWT as a Bearer token, even together with a valid cookie', async () => {
    const { cookie } = await sessionFor(await createUser());
    const jwt = cookie.slice('session='.length);
    expect((await request('GET', '/api/users/me', { token: jwt })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { token: jwt, cookie })).status).toBe(401);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(200);
  });

  test('refuses a forged cookie', async () => {
    const { cookie, token } = await sessionFor(await createUser());
    // Not the last characters, some bits of which are unused: one change in 1,024 would stay valid.
    const otherTag = cookie.replace(/\.(.)([^.]*)$/, (_, first, rest) =>
      first === 'A' ? `.B${rest}` : `.A${rest}`,
    );
    for (const forged of [otherTag, `session=${token}`, 'session=']) {
      expect((await request('GET', '/api/users/me', { cookie: forged })).status).toBe(401);
    }
  });
});

describe('PATCH /api/users/me', () => {
  const patch = (body: unknown, options: object) =>
    request('PATCH', '/api/users/me', { body, ...options });

  test("changes the caller's details and replies all of them", async () => {
    const user = await createUser();
    const { token } = await sessionFor(user);
    const reply = await patch(
      { firstName: ' Ana ', gender: 'Non-binary', dob: '1990-03-24', role: 'moderator' },
      { token },
    );
    expect([reply.status, reply.data]).toEqual([
      200,
      expect.objectContaining({
        firstName: 'Ana',
        lastName: 'Whitfield',
        gender: 'Non-binary',
        dob: '1990-03-24',
        role: 'member',
      }),
    ]);
    expect((await request('GET', '/api/users/me', { token })).data).toEqual(reply.data);
  });

  test('reports errors at their fields', async () => {
    const { token } = await sessionFor(await createUser());
    const other = await createUser();
    const taken = await patch({ username: other.username }, { token });
    expect([taken.status, taken.data.fields]).toEqual([409, { username: siteTexts.usernameTaken }]);
    const young = await patch({ dob: new Date().toISOString().slice(0, 10) }, { token });
    expect([young.status, young.data.fields]).toEqual([400, { dob: siteTexts.dobTooYoung }]);
    const wrong = await patch({ lastName: '', gender: 7 }, { token });
    expect(wrong.data.fields).toEqual({
      lastName: siteTexts.lastNameNeeded,
      gender: siteTexts.genderInvalid,
    });
  });

  test('refuses requests without a login or from another site', async () => {
    expect((await patch({ firstName: 'Ana' }, {})).status).toBe(401);
    const { cookie } = await sessionFor(await createUser());
    const origin = 'https://evil.example';
    expect((await patch({ firstName: 'Ana' }, { cookie, origin })).status).toBe(403);
  });
});

describe('POST /api/users/me/email', () => {
  test('changes the address by a code mailed to it', async () => {
    const user = await createUser();
    const { token } = await sessionFor(user);
    const body = { email: newEmail().toUpperCase(), password: testPassword };
    const sent = await request('POST', '/api/users/me/email-code', { token, body });
    expect([sent.status, sent.data]).toEqual([200, { success: true, code: expect.any(String) }]);
    const changed = await request('POST', '/api/users/me/email', {
      token,
      body: { ...body, code: sent.data.code },
    });
    expect([changed.status, changed.data]).toEqual([200, { message: siteTexts.emailChanged }]);
    const me = await request('GET', '/api/users/me', { token });
    expect(me.data.email).toBe(body.email.toLowerCase());
  });

  test('refuses requests without a login, and a code of a registration', async () => {
    const email = newEmail();
    const { token } = await sessionFor(await createUser());
    const { data } = await request('POST', '/api/auth/send-code', { body: { email } });
    const body = { email, password: testPassword, code: data.code };
    const reply = await request('POST', '/api/users/me/email', { token, body });
    expect([reply.status, reply.data.fields]).toEqual([400, { code: siteTexts.codeSpent }]);
    for (const path of ['email', 'email-code']) {
      expect((await request('POST', `/api/users/me/${path}`, { body })).status).toBe(401);
    }
  });
});

describe('GET /api/users/me/export', () => {
  test('is a download for the member only', async () => {
    const user = await createUser();
    const { token } = await sessionFor(user);
    const reply = await request('GET', '/api/users/me/export', { token });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.data.account.email).toBe(user.email);
    expect((await request('GET', '/api/users/me/export')).status).toBe(401);
  });

  test('is limited to ten per hour', async () => {
    const { token } = await sessionFor(await createUser());
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await request('GET', '/api/users/me/export', { token })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('DELETE /api/users/me', () => {
  const remove = (body: unknown, options: object) =>
    request('DELETE', '/api/users/me', { body, ...options });

  test('erases the account, removes its ads and ends the session', async () => {
    const user = await createUser();
    const { cookie, actor } = await sessionFor(user);
    const { _id: id } = await createAd(actor);
    expect((await request('GET', `/ad/${id}`)).status).toBe(200);
    const reply = await remove({ password: testPassword }, { cookie });
    expect([reply.status, reply.data]).toEqual([200, { success: true }]);
    expect(reply.headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(401);
    expect((await request('GET', `/ad/${id}`)).status).toBe(404);
    const login = { email: user.email, password: testPassword };
    expect((await request('POST', '/api/auth/login', { body: login })).status).toBe(401);
  });

  test('refuses a wrong password and requests of other sites', async () => {
    const { cookie } = await sessionFor(await createUser());
    const wrong = await remove({ password: 'Wrong1234' }, { cookie });
    expect(wrong.data.fields).toEqual({ password: siteTexts.currentPasswordWrong });
    const none = await remove({}, { cookie });
    expect([none.status, none.data.fields]).toEqual([400, { password: siteTexts.passwordNeeded }]);
    const origin = 'https://evil.example';
    expect((await remove({ password: testPassword }, { cookie, origin })).status).toBe(403);
    expect((await remove({ password: testPassword }, {})).status).toBe(401);
    expect((await request('GET', '/api/users/me', { cookie })).status).toBe(200);
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

  test('updates the password and ends all other sessions', async () => {
    const user = await createUser();
    const [here, elsewhere] = [await sessionFor(user), await sessionFor(user)];
    const reply = await change({ cookie: here.cookie });
    expect([reply.status, reply.data]).toEqual([200, { message: 'Password updated.' }]);
    const status = async (token: string) =>
      (await request('GET', '/api/users/me', { token })).status;
    expect(await status(here.token)).toBe(200);
    expect(await status(elsewhere.token)).toBe(401);
  });

  test('reports errors at their fields', async () => {
    const { token } = await sessionFor(await createUser());
    const wrong = await change({ token }, { currentPassword: 'Wrong1234' });
    expect(wrong.data.fields).toEqual({ currentPassword: siteTexts.currentPasswordWrong });
    const differs = await change({ token }, { confirmPassword: 'Kettle2026y' });
    expect(differs.data.fields).toEqual({ confirmPassword: siteTexts.passwordsDiffer });
  });

  test('refuses requests without a login or from another site', async () => {
    expect((await change({})).status).toBe(401);
    const { cookie } = await sessionFor(await createUser());
    expect((await change({ cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await change({ cookie, origin: null })).status).toBe(403);
  });
});
