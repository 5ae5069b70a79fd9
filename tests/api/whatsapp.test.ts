import { describe, expect, test } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { createUser, newMobile, sessionFor } from '../builders/account';
import { request } from '../builders/servers/http';

async function member() {
  const { token } = await sessionFor(await createUser());
  const post = (path: string, body: unknown) =>
    request('POST', `/api/whatsapp/${path}`, { body, token });
  return { token, post };
}

describe('WhatsApp verification', () => {
  test('verifies a number and stores it in the account', async () => {
    const { token, post } = await member();
    const phone = newMobile();
    const sent = await post('send-code', { phone: phone.slice(1) });
    expect(sent.data).toEqual({ success: true, code: expect.stringMatching(/^[0-9]{4}$/) });
    const verified = await post('verify-code', { phone, code: sent.data.code });
    expect([verified.status, verified.data]).toEqual([200, { verified: true }]);
    const me = await request('GET', '/api/users/me', { token });
    expect(me.data).toMatchObject({ phone, phoneVerified: true });
  });

  test('ends when the number is removed', async () => {
    const { token, post } = await member();
    const phone = newMobile();
    const { code } = (await post('send-code', { phone })).data;
    await post('verify-code', { phone, code });
    const path = '/api/users/me/phone';
    for (let time = 0; time < 2; time += 1) {
      const { status, data } = await request('DELETE', path, { body: { phone }, token });
      expect([status, data]).toEqual([200, { success: true }]);
    }
    const me = await request('GET', '/api/users/me', { token });
    expect(me.data).toMatchObject({ phone: null, phoneVerified: false });
    expect((await request('DELETE', path, { body: { phone } })).status).toBe(401);
    expect((await request('DELETE', path, { body: {}, token })).status).toBe(400);
  });

  test('needs a login and the same origin', async () => {
    const phone = newMobile();
    for (const path of ['send-code', 'verify-code']) {
      const body = { phone, code: '1234' };
      expect((await request('POST', `/api/whatsapp/${path}`, { body })).status).toBe(401);
      const { cookie } = await sessionFor(await createUser());
      const origin = 'https://evil.example';
      const foreign = await request('POST', `/api/whatsapp/${path}`, { body, cookie, origin });
      expect(foreign.status).toBe(403);
    }
  });

  test("refuses a wrong code with the specification's message", async () => {
    const { post } = await member();
    const phone = newMobile();
    const { code } = (await post('send-code', { phone })).data;
    const wrong = await post('verify-code', { phone, code: code === '0000' ? '0001' : '0000' });
    expect([wrong.status, wrong.data.error]).toEqual([400, siteTexts.whatsappWrongCode]);
    const malformed = await post('verify-code', { phone, code: '12345' });
    expect(malformed.data.error).toBe(siteTexts.whatsappWrongCode);
  });

  test('refuses numbers that are not UK mobiles', async () => {
    const { post } = await member();
    for (const phone of ['02079460958', '07012345678', '+33612345678', '', 7, null]) {
      const reply = await post('send-code', { phone });
      expect([reply.status, reply.data.fields]).toEqual([400, { phone: siteTexts.phoneInvalid }]);
    }
  });
});
