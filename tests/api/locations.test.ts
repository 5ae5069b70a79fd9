import { describe, expect, test } from 'vitest';
import { baseUrl, request } from '../builders/servers/http';

const ilford = {
  district: 'Ilford',
  city: 'Redbridge',
  postcode: 'IG1',
  slug: 'ilford-ig1',
  label: 'Ilford, Redbridge (IG1)',
};

const autocompletePath = '/api/locations/autocomplete';
const enrichPath = '/api/locations/enrich-from-postcode';

const autocomplete = (term: string, headers = {}) =>
  request('GET', `${autocompletePath}?term=${encodeURIComponent(term)}`, { headers });

const enrich = (body: unknown, headers = {}) => request('POST', enrichPath, { body, headers });

describe('GET /api/locations/autocomplete', () => {
  test('lists places, cacheable for an hour by anybody', async () => {
    const { status, headers, data } = await autocomplete('ilford');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('set-cookie')).toBeNull();
    expect(data[0]).toStrictEqual(ilford);
  });

  test.each(['', 'i', '.*', 'a'.repeat(10_000), '🛁', '\u0000\u0000'])(
    'replies an empty list to %j',
    async (term) => {
      expect(await autocomplete(term)).toMatchObject({ status: 200, data: [] });
    },
  );

  test('replies an empty list without a term', async () => {
    expect(await request('GET', autocompletePath)).toMatchObject({ status: 200, data: [] });
  });

  test('gives the same reply to everybody, also with a forged session or token', async () => {
    const forged = { cookie: 'session=forged', authorization: 'Bearer forged' };
    expect((await autocomplete('ilford', forged)).data[0]).toStrictEqual(ilford);
  });
});

describe('POST /api/locations/enrich-from-postcode', () => {
  test.each(['IG1 1EQ', 'ig11eq', ' ig1 1eq '])('turns %j into a location', async (postcode) => {
    const { status, data } = await enrich({ postcode });
    expect(status).toBe(200);
    expect(data).toStrictEqual({ ...ilford, postcode: 'IG1 1EQ' });
  });

  test.each([
    { postcode: 'ilford' },
    { postcode: 'GIR 0AA' },
    { postcode: '' },
    { postcode: 1 },
    {},
  ])('asks for a postcode when sent %j', async (body) => {
    expect(await enrich(body)).toMatchObject({
      status: 400,
      data: { code: 'invalid', fields: { postcode: expect.stringContaining('IG1 1EQ') } },
    });
  });

  test('reports an unknown district', async () => {
    expect(await enrich({ postcode: 'ZZ99 9ZZ' })).toMatchObject({
      status: 404,
      data: { code: 'not_found', error: expect.stringContaining('ZZ99 9ZZ') },
    });
  });

  test('accepts only JSON of limited size', async () => {
    const send = (body: string, type: string) =>
      fetch(new URL(enrichPath, baseUrl), {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await send('postcode=IG1', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await enrich({ postcode: 'x'.repeat(100_000) })).status).toBe(413);
  });

  test('refuses requests of other sites', async () => {
    const { status } = await enrich({ postcode: 'IG1 1EQ' }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
  });
});
