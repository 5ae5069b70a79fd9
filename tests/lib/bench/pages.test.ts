import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countWords } from '@/bench/loads/search-terms';
import { nextLink } from '@/bench/loads/walk-to-page';
import { scriptsOf } from '@/bench/measure/client-scripts';
import { localConfiguration } from '@/bench/site/nginx';

test('the link to the next page is found by its rel attribute', () => {
  const html =
    '<a href="/x">x</a><a class="b" href="/search?q=a&amp;page=2&amp;after=9-z" rel="next">';
  expect(nextLink(html)).toBe('/search?q=a&page=2&after=9-z');
  expect(nextLink('<a rel="prev" href="/search">')).toBeUndefined();
});

test('scripts are counted once, with preloaded ones, without nomodule ones', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>' +
    '<script src="/b.js?v=1&amp;w=2"></script><script src="/old.js" noModule=""></script>' +
    '<link rel="stylesheet" href="/c.css"/><script>inline()</script>';
  expect(scriptsOf(html)).toEqual(['/a.js', '/b.js?v=1&w=2']);
});

test('a word counts once per text', () => {
  expect(countWords(['Sofa sofa bed', 'Green SOFA!']).get('sofa')).toBe(2);
});

test('the bench runs the shipped nginx configuration except for paths and addresses', () => {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const local = localConfiguration(shipped, {
    folder: '/run/b',
    apps: ['127.0.0.1:1', '127.0.0.1:2'],
    port: 3,
    redirectPort: 4,
  });
  expect(local).toContain('listen 127.0.0.1:3;');
  expect(local).toMatch(
    /server 127\.0\.0\.1:1 max_fails=0;\n\s*server 127\.0\.0\.1:2 max_fails=0;\n\s*keepalive/,
  );
  expect(local).not.toMatch(/\/var\/(log|lib)\/nginx\/|127\.0\.0\.1:3000|listen (80|443)/);
  // The bench calls nginx as a proxy does, which is commented out as shipped.
  const isOfProxy = (line: string) => /^ *# (?:set_real_ip_from|real_ip_)/.test(line);
  const lines = shipped.split('\n').filter((line) => !isOfProxy(line));
  const changed = lines.filter((line) => !local.includes(line));
  expect(changed.length).toBeLessThan(18);
  expect(() =>
    localConfiguration('events {}', { folder: '', apps: [], port: 3, redirectPort: 4 }),
  ).toThrow('has no');
});

test('nginx caches as files only what the site, too, treats as files', () => {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const [, pattern = '^'] = /"~(\S+)" 0;\s*\}\s*proxy_http_version/.exec(shipped) ?? [];
  const plain = new RegExp(pattern.replaceAll('\\\\', '\\'));
  expect('/_next/static/chunks/0~a_b-1.js?dpl=x').toMatch(plain);
  expect('/uploads/0a1b-720.webp').toMatch(plain);
  for (const other of [
    '/x/..%2fuploads/a.webp',
    '/uploads/x%3Fy',
    '/uploads/../_next/static/a.js',
  ]) {
    expect(other).not.toMatch(plain);
  }
  expect(shipped.match(/proxy_(?:no_cache|cache_bypass) \$not_plain;/g)).toHaveLength(2);
});
