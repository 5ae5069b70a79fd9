import { newEmail, testPassword } from './account';
import { request } from './servers/http';
import { newUsername } from './username';

export const profile = (over: Record<string, unknown> = {}) => ({
  firstName: 'Hannah',
  lastName: 'Whitfield',
  username: newUsername(),
  password: testPassword,
  confirmPassword: testPassword,
  ...over,
});

export async function verifiedChallenge(email = newEmail()) {
  const sent = await request('POST', '/api/auth/send-code', { body: { email } });
  const { challenge, code } = sent.data;
  await request('POST', '/api/auth/verify-code', { body: { email, code, challenge } });
  return { email, challenge };
}

export async function registerByApi(over: Record<string, unknown> = {}) {
  const { email, challenge } = await verifiedChallenge();
  const form = profile(over);
  const reply = await request('POST', '/api/auth/register', {
    body: { email, challenge, ...form },
  });
  return {
    email,
    password: form.password,
    user: reply.data,
    token: String(reply.data.token),
    reply,
  };
}
