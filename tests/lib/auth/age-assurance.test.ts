import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as comeBack } from '@/app/adult/age-check/return/route';
import { GET as go } from '@/app/adult/age-check/route';
import { exchangeCode } from '@/lib/auth/age-assurance/provider';
import { readSignedResult } from '@/lib/auth/age-assurance/signed-result';
import { beginAgeCheck, finishAgeCheck, wasRefused } from '@/lib/auth/age-assurance/visit';
import { ageCheckCookie, hasAgeCheck } from '@/lib/auth/age-check';
import { ageCheckLife, ageRequestLife } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { adultPages } from '@/lib/settings/adult';
import { answer, deadAddress, hangUp, loopback, silence } from '../../builders/servers/loopback';

/* The contract with a provider of age checks. */

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  }),
}));

const now = new Date();
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const secret = 'the-secret-of-the-client-32-characters';
const client = { clientId: 'townboard', clientSecret: secret };
const expected = { secret, audience: 'townboard', nonce: 'n-1' };
const claims = {
  aud: 'townboard',
  nonce: 'n-1',
  iat: seconds(now),
  exp: seconds(addTime(now, minute)),
  over_18: true,
  reference: 'check-1',
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(changes: object = {}, { alg = 'HS256', key = secret } = {}) {
  const content = `${part({ alg })}.${part({ ...claims, ...changes })}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

describe('a signed result', () => {
  test('says "over 18" and a reference', () =>
    expect(readSignedResult(signed(), expected, now)).toEqual({
      isAdult: true,
      reference: 'check-1',
    }));

  test.each([
    ['of another key', signed({}, { key: 'another-secret-of-32-characters-here' })],
    ['without a signature', `${part({ alg: 'none' })}.${part(claims)}.`],
    ['of another algorithm', signed({}, { alg: 'none' })],
    ['for another site', signed({ aud: 'elsewhere' })],
    ['for another visit', signed({ nonce: 'n-2' })],
    ['that has run out', signed({ exp: seconds(addTime(now, -2 * minute)) })],
    ['of the future', signed({ iat: seconds(addTime(now, 5 * minute)) })],
    ['of yesterday', signed({ iat: seconds(now) - 86_400 })],
    ['without a reference', signed({ reference: '' })],
    ['that says yes in words', signed({ over_18: 'true' })],
    ['that is no token', 'x'],
  ])('%s grants no access', (_, token) =>
    expect(readSignedResult(token, expected, now)).toBeNull(),
  );
});

describe('the exchange of a code', () => {
  const settings = (tokenUrl: string) => ({ authorizeUrl: tokenUrl, tokenUrl, ...client });
  const exchange = (tokenUrl: string, timeout?: number) =>
    exchangeCode(settings(tokenUrl), { code: 'c-1', nonce: 'n-1' }, now, timeout);

  test('posts the code with the client’s id and secret', async () => {
    const { url, received } = await loopback(answer(200, { result: signed() }));
    expect(await exchange(`${url}/token`)).toEqual({ isAdult: true, reference: 'check-1' });
    expect(received).toMatchObject([{ method: 'POST', path: '/token' }]);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'c-1',
      redirect_uri: 'http://localhost:3000/adult/age-check/return',
      client_id: 'townboard',
      client_secret: secret,
    });
  });

  test.each([
    ['a code that it refuses', answer(400, { error: 'invalid_grant' })],
    ['an answer without a result', answer(200, {})],
  ])('gives null for %s', async (_, reply) => {
    const { url } = await loopback(reply);
    expect(await exchange(url)).toBeNull();
  });

  test.each([
    ['a fault', answer(503, {})],
    ['silence', silence],
    ['a lost connection', hangUp],
    ['what is no JSON', answer(200, 'x')],
    ['a redirect', answer(302, {}, { location: 'https://elsewhere.example/' })],
  ])('reports the provider as unavailable after %s', async (_, reply) => {
    const { url } = await loopback(reply);
    await expect(exchange(url, 200)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('waits less than five seconds for a provider that is silent', async () => {
    const { url } = await loopback(silence);
    const begun = performance.now();
    await expect(exchange(url)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('reports it also if nothing is listening', async () => {
    await expect(exchange(await deadAddress())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a visitor', () => {
  let nonce = '';

  beforeEach(() => jar.clear());
  afterEach(async () => {
    vi.unstubAllEnvs();
    await db.ageCheck.deleteMany();
  });

  async function withProvider(changes: () => object = () => ({})) {
    const { url, received } = await loopback((response, request) =>
      answer(200, { result: signed({ nonce, ...changes() }) })(response, request),
    );
    vi.stubEnv('APP_ENV', 'production');
    vi.stubEnv('AGE_CHECK_AUTHORIZE_URL', 'https://ages.example/check');
    vi.stubEnv('AGE_CHECK_TOKEN_URL', url);
    vi.stubEnv('AGE_CHECK_CLIENT_ID', client.clientId);
    vi.stubEnv('AGE_CHECK_CLIENT_SECRET', secret);
    return received;
  }

  /** Stores cookies like a browser. */
  function receive(response: Response): string {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  }

  async function leave(): Promise<string> {
    const address = new URL(receive(await beginAgeCheck(now)));
    nonce = address.searchParams.get('nonce') ?? '';
    expect(address.origin + address.pathname).toBe('https://ages.example/check');
    expect(address.searchParams.get('scope')).toBe('over_18');
    return address.searchParams.get('state') ?? '';
  }

  test('gets access after visiting the provider; a reference is stored', async () => {
    await withProvider();
    const state = await leave();
    expect(await hasAgeCheck()).toBe(false);
    expect(receive(await finishAgeCheck({ code: 'c-1', state }, now))).toBe('/adult');
    expect(await hasAgeCheck()).toBe(true);
    expect(await db.ageCheck.findMany()).toEqual([
      { reference: 'check-1', checkedAt: now, expiresAt: addTime(now, ageCheckLife) },
    ]);
  });

  test.each([
    ['is not over 18', () => ({ over_18: false }), {}],
    ['brings another state', () => ({}), { state: 'made-up' }],
    ['brings no code', () => ({}), { code: undefined }],
  ])('who %s gets no access', async (_, claimsOf, changes) => {
    await withProvider(claimsOf);
    const state = await leave();
    receive(await finishAgeCheck({ code: 'c-1', state, ...changes }, now));
    expect([await hasAgeCheck(), await wasRefused()]).toEqual([false, true]);
    expect(await db.ageCheck.count()).toBe(0);
  });

  test('who reuses an answer gets no access, and the provider is not asked', async () => {
    const received = await withProvider();
    const state = await leave();
    const replies = await Promise.all(
      ['c-1', 'c-2', 'c-3'].map((code) => finishAgeCheck({ code, state }, now)),
    );
    expect(received).toHaveLength(1);
    const opened = replies.filter(({ headers }) =>
      headers.getSetCookie().some((cookie) => cookie.startsWith('age-check=')),
    );
    expect(opened).toHaveLength(1);
  });

  test('has a separate rate limit for both directions', () => {
    expect([go.options.limit, comeBack.options.limit]).toEqual([
      limits.ageChecks,
      limits.ageChecks,
    ]);
  });

  test('who returns too late, or in another browser, gets no access', async () => {
    await withProvider();
    const state = await leave();
    const late = addTime(now, ageRequestLife);
    receive(await finishAgeCheck({ code: 'c-1', state }, late));
    expect(await hasAgeCheck()).toBe(false);
    const other = await leave();
    jar.clear();
    receive(await finishAgeCheck({ code: 'c-1', state: other }, now));
    expect(await hasAgeCheck()).toBe(false);
  });

  test('who declared their age before is checked once a provider is configured', async () => {
    receive(
      new Response(null, {
        status: 303,
        headers: { 'set-cookie': ageCheckCookie('self-declared', now) },
      }),
    );
    expect(await hasAgeCheck()).toBe(true);
    await withProvider();
    expect(await adultPages()).toBe('provider');
    expect(await hasAgeCheck()).toBe(false);
  });

  test('gets 404 without a provider', async () => {
    await expect(beginAgeCheck(now)).rejects.toMatchObject({ code: 'not_found' });
  });
});
