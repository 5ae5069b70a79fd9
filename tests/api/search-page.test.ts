import { describe, expect, test } from 'vitest';
import { baseUrl } from '../builders/servers/http';

const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, baseUrl), { redirect: 'manual', ...init });

describe('the page of a search', () => {
  test("has title, results, filters, and only the islands' script", async () => {
    const reply = await get('/search?q=table');
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB"><head>/);
    expect(html).toContain('<title>“table” · ');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/href="\/ad\/[0-9a-z]{12}"/);
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<script type="module" src="\/islands\/[\w-]+\.js" fetchPriority="low">$/,
      ),
    ]);
    const stylesheet = /<link rel="stylesheet" href="(\/styles\/\w+\.css)"/.exec(html)?.[1] ?? '';
    const styles = await get(stylesheet);
    expect(styles.status).toBe(200);
    expect(styles.headers.get('cache-control')).toContain('immutable');
    expect(await styles.text()).toContain('/fonts/');
  });

  test('is indexed only without words and filters', async () => {
    const html = await (await get('/search')).text();
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/search"\/>/);
    expect(html).not.toContain('noindex');
    expect(html).toMatch(/<meta property="og:url" content="http[^"]+\/search"\/>/);
  });

  test('is cacheable by anybody for seconds, but private with a session', async () => {
    const open = await get('/search?q=table');
    expect(open.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=20, stale-while-revalidate=10, stale-if-error=3600',
    );
    expect(open.headers.get('set-cookie')).toBeNull();
    const own = await get('/search?q=table', { headers: { cookie: 'session=somebody' } });
    expect(own.headers.get('cache-control')).toBe('private');
  });

  test('redirects to its canonical address before searching', async () => {
    const reply = await get('/search?q=oak&utm_source=mail&place=');
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe('/search?q=oak');
    expect((await get('/search?category=adult')).headers.get('location')).toBe('/adult');
  });

  test('answers 404 beyond the last page', async () => {
    const reply = await get('/search?page=2&after=n-0-0123456789ab');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.text()).toContain('This page is not here');
  });

  test('answers HEAD without a body, and refuses other methods', async () => {
    const head = await get('/search?q=table', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/search', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
