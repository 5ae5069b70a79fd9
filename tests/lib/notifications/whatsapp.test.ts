import { describe, expect, test } from 'vitest';
import { whatsappSender } from '@/lib/notifications/carriers/whatsapp-sender';
import { answer, deadAddress, hangUp, loopback, silence } from '../../builders/servers/loopback';

/* The contract with the WhatsApp Cloud API. */

const message = {
  channel: 'whatsapp',
  to: '+447400123456',
  template: 'verify-phone',
  values: ['0042'],
  text: '0042 is your code.',
} as const;

const senderAt = (url: string, timeout?: number) =>
  whatsappSender(
    {
      token: 'EAA-secret',
      phoneNumberId: '105954558954427',
      apiUrl: `${url}/v26.0`,
      template: { name: 'verification_code', language: 'en_GB' },
    },
    timeout,
  );
const send = (url: string, timeout?: number) =>
  senderAt(url, timeout).send({ ...message, values: [...message.values] }, 'id');

const accepted = answer(200, { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] });
const refused = (status: number, code: number, headers?: Record<string, string>) =>
  answer(status, { error: { message: `(#${code}) ${message.to} 0042`, code } }, headers);

async function failure(work: Promise<void>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const text = String(error);
  for (const secret of [message.to, '0042', 'EAA-secret']) expect(text).not.toContain(secret);
  return error;
}

describe('whatsappSender', () => {
  test('posts the template with the code in the text and in the button', async () => {
    const { url, received } = await loopback(accepted);
    await send(url);
    expect(received).toHaveLength(1);
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', path: '/v26.0/105954558954427/messages' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer EAA-secret',
      'content-type': 'application/json',
    });
    const code = [{ type: 'text', text: '0042' }];
    expect(JSON.parse(request?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '+447400123456',
      type: 'template',
      template: {
        name: 'verification_code',
        language: { code: 'en_GB' },
        components: [
          { type: 'body', parameters: code },
          { type: 'button', sub_type: 'url', index: '0', parameters: code },
        ],
      },
    });
  });

  test.each([
    [400, 100],
    [400, 131026],
    [401, 190],
    [403, 10],
    [404, 132001],
  ])('treats %i with code %i as final, after one request', async (status, code) => {
    const { url, received } = await loopback(refused(status, code));
    expect(await failure(send(url))).toMatchObject({
      message: `WhatsApp answered ${status} (code ${code}).`,
      isFinal: true,
      retryAfter: undefined,
    });
    expect(received).toHaveLength(1);
  });

  test.each([
    [429, 4],
    [400, 80007],
    [400, 130429],
    [400, 131056],
    [500, 131000],
    [503, 131016],
  ])('retries after %i with code %i', async (status, code) => {
    const { url, received } = await loopback(refused(status, code));
    expect(await failure(send(url))).toMatchObject({ isFinal: false, retryAfter: undefined });
    expect(received).toHaveLength(1);
  });

  test('waits as long as WhatsApp asks when rate-limited', async () => {
    const { url } = await loopback(refused(429, 4, { 'retry-after': '30' }));
    expect(await failure(send(url))).toMatchObject({ isFinal: false, retryAfter: 30 });
  });

  test.each([
    ['a page of a proxy', answer(502, '<h1>Bad gateway</h1>')],
    ['a page of something else', answer(200, '<h1>Welcome</h1>')],
    ['an acceptance of no message', answer(200, { messaging_product: 'whatsapp', messages: [] })],
    ['a closed connection', hangUp],
    ['a redirect, which is never followed', answer(302, '', { location: 'http://127.0.0.1:1/' })],
  ])('retries after %s', async (_, reply) => {
    const { url } = await loopback(reply);
    expect(await failure(send(url))).toMatchObject({ isFinal: false });
  });

  test('times out on a server that does not answer, and fails without one', async () => {
    const { url } = await loopback(silence);
    expect(await failure(send(url, 200))).toMatchObject({
      message: 'WhatsApp answered too late.',
      isFinal: false,
    });
    expect(await failure(send(await deadAddress()))).toMatchObject({
      message: 'WhatsApp did not answer.',
      isFinal: false,
    });
  });
});
