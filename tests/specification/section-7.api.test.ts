import { expect, test } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { newEmail } from '../builders/account';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';
import { profile } from '../builders/registration';
import { request } from '../builders/servers/http';

/* API calls of a client with a Bearer token. tests/api covers most of them. */

const post = (path: string, body: unknown) => request('POST', path, { body });

test('[7.send-code] send-code replies a challenge, and in the demo the code', async () => {
  const { status, data } = await post('/api/auth/send-code', { email: newEmail() });
  expect(status).toBe(200);
  expect(data).toEqual({
    challenge: expect.any(String),
    code: expect.stringMatching(/^[0-9]{4}$/),
  });
});

test('[7.send-code] send-code without an email replies an error', async () => {
  const { status, data } = await post('/api/auth/send-code', {});
  expect([status, data.code]).toEqual([400, 'invalid']);
  expect(data.error).toEqual(expect.any(String));
});

test('[7.verify-code] verify-code replies {verified: true} to the right code, else an error', async () => {
  const email = newEmail();
  const { challenge, code } = (await post('/api/auth/send-code', { email })).data;
  const wrong = code === '0000' ? '0001' : '0000';
  const refused = await post('/api/auth/verify-code', { email, challenge, code: wrong });
  expect(refused.data.error).toBe('Invalid code. Please try again.');
  const { data } = await post('/api/auth/verify-code', { email, challenge, code });
  expect(data).toEqual({ verified: true });
});

test('[7.register] register without a verified address replies an error', async () => {
  const { status, data } = await post('/api/auth/register', { email: newEmail(), ...profile() });
  expect(status).toBe(403);
  expect(data.error).toBe('Please verify your email address first.');
});

test('[7.request-reset] request-reset replies a message, or an error without an email', async () => {
  const { data } = await post('/api/auth/request-reset', { email: newEmail() });
  expect(data).toEqual({ message: 'Reset link sent to your email.' });
  const refused = await post('/api/auth/request-reset', {});
  expect([refused.status, typeof refused.data.error]).toEqual([400, 'string']);
});

test('[7.reset-password] reset-password with a made-up token replies an error', async () => {
  const body = { token: 'x'.repeat(43), password: 'teapot kettle' };
  const { status, data } = await post('/api/auth/reset-password', body);
  expect([status, typeof data.error]).toEqual([400, 'string']);
});

test('[7.autocomplete] autocomplete replies district, city, postcode, slug and label', async () => {
  const { data } = await request('GET', '/api/locations/autocomplete?term=ilford');
  expect(Object.keys(data[0]).sort()).toEqual(['city', 'district', 'label', 'postcode', 'slug']);
});

test('[7.get-ad] an ad is whole to its owner, and public to everybody', async () => {
  const owner = await createMember();
  const { _id } = await createAd(owner, { form: { phone: '07400 123456' } });
  const whole = await request('GET', `/api/ads/${_id}`, { token: owner.token });
  expect(whole.data).toMatchObject({ phone: '+447400123456', version: 1 });
  const shown = await request('GET', `/api/ads/${_id}`);
  expect(shown.data).not.toHaveProperty('phone');
  expect(shown.data).not.toHaveProperty('version');
});

test('[4.reactivation] publishing an edit of an inactive or expired ad revives it for 7 days', async () => {
  const owner = await createMember();
  for (const over of [{ isActive: false }, {}]) {
    const expiresAt = addTime(new Date(), -day);
    const { _id } = await createAd(owner, { columns: { expiresAt, ...over } });
    const path = `/api/ads/${_id}`;
    const { data: ad } = await request('GET', path, { token: owner.token });
    const edited = await request('PUT', path, { token: owner.token, body: ad });
    expect(edited.data).toMatchObject({ isActive: true, status: 'Active' });
    const left = new Date(edited.data.expiresAt).getTime() - Date.now();
    expect(Math.round(left / day)).toBe(7);
  }
});

test('[6.member] a Bearer token reaches what belongs to a member, nothing else does', async () => {
  const { token } = await createMember();
  for (const path of ['/api/users/me', '/api/ads/my-ads', '/api/drafts']) {
    expect((await request('GET', path, { token })).status, path).toBe(200);
    expect((await request('GET', path)).status, path).toBe(401);
  }
});
