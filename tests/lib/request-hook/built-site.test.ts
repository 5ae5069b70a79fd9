import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { limits } from '@/lib/rate-limit/limits';
import { builtRoutes, staticFiles } from '@/lib/request-hook/built-site';

const site = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

function write(path: string, text = '') {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

test('files are named by the address that Next serves them at', () => {
  write('public/icon.png');
  write('public/fonts/a.woff2');
  write('.next/static/chunks/b.js');
  expect([...staticFiles(site)].sort()).toEqual([
    '/_next/static/chunks/b.js',
    '/fonts/a.woff2',
    '/icon.png',
  ]);
});

test('a built route without a row has the usual limit', () => {
  const manifest = {
    '/(new)/new/[id]/page': '/new/[id]',
    '/api/new/route': '/api/new',
    '/_not-found/page': '/_not-found',
  };
  write('.next/app-path-routes-manifest.json', JSON.stringify(manifest));
  expect(builtRoutes(site)).toEqual({
    '/new/[id]': limits.newPages,
    '/api/new': limits.apiRequests,
  });
});

test('a folder without a built site has neither', () => {
  expect(staticFiles(join(site, 'none')).size).toBe(0);
  expect(builtRoutes(join(site, 'none'))).toEqual({});
});
