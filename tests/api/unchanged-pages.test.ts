import { expect, test } from 'vitest';
import { baseUrl } from '../builders/servers/http';

const ask = (path: string, held?: string) =>
  fetch(`${baseUrl}${path}`, { headers: held ? { 'if-none-match': held } : {} });

test.each(['/', '/help'])(
  'a client with a current copy of %s gets 304 with all headers',
  async (path) => {
    const page = await ask(path);
    const html = await page.text();
    const etag = page.headers.get('etag') ?? '';
    expect(page.status).toBe(200);
    expect(etag).toMatch(/^"[\w-]{27}-gzip"$/);

    const unchanged = await ask(path, etag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'content-security-policy']) {
      expect(unchanged.headers.get(name), name).toBe(page.headers.get(name));
    }

    const changed = await ask(path, '"older"');
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe(html);
  },
);

test.each(['/seller/nobody-at-all', '/browse/cars/aberystwyth', '/search?q=zzkept', '/help'])(
  'a query string on %s does not get into the cached page',
  async (path) => {
    const token = `${path.includes('?') ? '&' : '?'}x_token=of-the-`;
    for (const visitor of [`${path}${token}first`, path, `${path}${token}second`]) {
      const reply = await fetch(baseUrl + visitor, { redirect: 'manual' });
      expect([200, 308, 404]).toContain(reply.status);
      expect(await reply.text()).not.toContain('of-the-');
    }
  },
);

test('the compressed and the plain body of a page have different ETags', async () => {
  const etagOf = async (encoding: string) => {
    const { headers } = await fetch(baseUrl, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    return headers.get('etag');
  };
  expect(await etagOf('gzip')).toBeTruthy();
  expect(await etagOf('gzip')).not.toBe(await etagOf('identity'));
});
