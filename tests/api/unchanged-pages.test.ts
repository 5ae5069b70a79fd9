import { expect, test } from 'vitest';
import { baseUrl } from '../builders/http';

const ask = (path: string, held?: string) =>
  fetch(`${baseUrl}${path}`, { headers: held ? { 'if-none-match': held } : {} });

test.each(['/', '/help'])(
  'whoever holds %s as it is gets no page, and all its headers',
  async (path) => {
    const page = await ask(path);
    const html = await page.text();
    const etag = page.headers.get('etag') ?? '';
    expect(page.status).toBe(200);
    expect(etag).toMatch(/^"[\w-]{27}"$/);

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
  'what the link to %s carried is in nobody else’s page',
  async (path) => {
    const carried = `${path.includes('?') ? '&' : '?'}x_token=of-the-first`;
    const page = await ask(path + carried);
    expect(page.url).toBe(baseUrl + path + (path.includes('?') ? '' : carried));
    expect(await page.text()).not.toContain('of-the-first');
    for (const again of [path, `${path + carried}-time`]) {
      const reply = await fetch(baseUrl + again, { redirect: 'manual' });
      expect(await reply.text()).not.toContain('of-the-first"');
    }
  },
);
