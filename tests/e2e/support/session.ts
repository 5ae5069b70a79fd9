import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from 'playwright/test';
import { askFrom } from '../../builders/ask-from';
import { newUsername } from '../../builders/username';

export type Member = { email: string; password: string; username: string };

/** Registers a new member through the API and logs the context in. */
export async function registerMember(
  request: APIRequestContext,
  origin: string,
  name = newUsername(),
): Promise<Member> {
  const member = { email: `${name}@example.co.uk`, password: 'Lantern-Harbour-42', username: name };
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data, headers: { origin } });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };

  const { code, challenge } = await sendCode(origin, member.email);
  await post('/api/auth/verify-code', { email: member.email, code, challenge });
  await post('/api/auth/register', {
    ...member,
    confirmPassword: member.password,
    challenge,
    firstName: 'Robin',
    lastName: 'Reader',
  });
  return member;
}

/** From its own address, because the codes an hour for one address are limited. */
async function sendCode(
  origin: string,
  email: string,
): Promise<{ code: string; challenge: string }> {
  const own = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
  const { status, text } = await askFrom(
    process.platform === 'linux' ? own : '127.0.0.1',
    `${origin}/api/auth/send-code`,
    {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    },
  );
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** A valid UK mobile number that no other test uses: a number can ask for a code once a minute. */
export const newPhone = () => `07400${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Verifies a UK mobile number through the API, as the wizard does. */
export async function verifyPhone(request: APIRequestContext, origin: string, phone: string) {
  const headers = { origin };
  const sent = await request.post('/api/whatsapp/send-code', { data: { phone }, headers });
  const { code } = await sent.json();
  const verified = await request.post('/api/whatsapp/verify-code', {
    data: { phone, code },
    headers,
  });
  expect(verified.ok(), await verified.text()).toBe(true);
}
