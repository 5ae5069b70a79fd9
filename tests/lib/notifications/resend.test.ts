import { describe, expect, test } from 'vitest';
import { resendSender } from '@/lib/notifications/carriers/resend-sender';
import { answer, deadAddress, hangUp, loopback, silence } from '../../builders/servers/loopback';

/* The contract with Resend, through its own client. */

const id = '0193a1b2-0000-7000-8000-000000000001';
const mail = {
  channel: 'email',
  to: 'hannah@example.co.uk',
  subject: '0042 is your Townboard code',
  text: 'Your code: 0042',
  html: '<p>Your code: <b>0042</b></p>',
} as const;

const senderAt = (baseUrl: string, timeout?: number) =>
  resendSender({ apiKey: 're_secret', from: 'Townboard <hello@example.com>', baseUrl }, timeout);

const accepted = answer(200, { id: 'a1' });
const refused = (statusCode: number, name: string, headers?: Record<string, string>) =>
  answer(statusCode, { statusCode, name, message: `Invalid \`to\`: ${mail.to} 0042` }, headers);

async function failure(work: Promise<void>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const text = String(error);
  for (const secret of [mail.to, '0042', 're_secret']) expect(text).not.toContain(secret);
  return error;
}

describe('resendSender', () => {
  test('posts the mail with the key, the sender and the idempotency key', async () => {
    const { url, received } = await loopback(accepted);
    await senderAt(url).send(mail, id);
    expect(received).toHaveLength(1);
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', path: '/emails' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer re_secret',
      'content-type': 'application/json',
      'idempotency-key': id,
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: 'Townboard <hello@example.com>',
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
  });

  test('sends the same content with the same key on a retry', async () => {
    const { url, received } = await loopback(refused(500, 'internal_server_error'), accepted);
    await failure(senderAt(url).send(mail, id));
    await senderAt(url).send(mail, id);
    const [first, second] = received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('makes one request per attempt, whatever the reply', async () => {
    for (const reply of [refused(503, 'application_error'), refused(422, 'validation_error')]) {
      const { url, received } = await loopback(reply);
      await failure(senderAt(url).send(mail, id));
      expect(received).toHaveLength(1);
    }
  });

  test.each([
    [400, 'validation_error'],
    [409, 'invalid_idempotent_request'],
    [413, 'application_error'],
    [422, 'validation_error'],
    [422, 'missing_required_field'],
  ])('treats %i %s as final', async (status, name) => {
    const { url } = await loopback(refused(status, name));
    expect(await failure(senderAt(url).send(mail, id))).toMatchObject({
      message: `Resend answered ${status} (${name}).`,
      isFinal: true,
    });
  });

  test.each([
    [401, 'restricted_api_key'],
    [403, 'invalid_api_key'],
    [403, 'validation_error'],
    [404, 'not_found'],
    [409, 'concurrent_idempotent_requests'],
    [422, 'invalid_from_address'],
    [429, 'daily_quota_exceeded'],
    [500, 'internal_server_error'],
  ])('retries after %i %s', async (status, name) => {
    const { url } = await loopback(refused(status, name, { 'retry-after': '1' }));
    expect(await failure(senderAt(url).send(mail, id))).toMatchObject({
      message: `Resend answered ${status} (${name}).`,
      isFinal: false,
      retryAfter: undefined,
    });
  });

  test('waits as long as Resend asks when rate-limited', async () => {
    const { url } = await loopback(refused(429, 'rate_limit_exceeded', { 'retry-after': '2' }));
    const error = await failure(senderAt(url).send(mail, id));
    expect(error).toMatchObject({ isFinal: false, retryAfter: 2 });
  });

  test.each([
    ['a page of a proxy', answer(502, '<h1>Bad gateway</h1>'), 'Resend answered 502'],
    ['JSON of somebody else', answer(400, { oops: mail.to }), 'Resend did not answer.'],
    ['an empty object', answer(200, {}), 'Resend did not answer.'],
    ['nothing at all', answer(200, 'null'), 'Resend did not answer.'],
    ['an odd name', refused(500, `name ${mail.to}`), 'Resend answered 500 (unnamed error).'],
    ['a closed connection', hangUp, 'Resend did not answer.'],
  ])('retries after %s', async (_, reply, message) => {
    const { url } = await loopback(reply);
    const error = await failure(senderAt(url).send(mail, id));
    expect(error).toMatchObject({ message: expect.stringContaining(message), isFinal: false });
  });

  test('times out on a server that does not answer, and fails without one', async () => {
    const { url } = await loopback(silence);
    const started = performance.now();
    expect(await failure(senderAt(url, 200).send(mail, id))).toMatchObject({ isFinal: false });
    expect(performance.now() - started).toBeLessThan(2000);
    const dead = senderAt(await deadAddress());
    expect(await failure(dead.send(mail, id))).toMatchObject({ isFinal: false });
  });
});
