import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareSearches } from '@/lib/request-hook/prepare-searches';

function builtSite(page: string | null): string {
  const site = mkdtempSync(join(tmpdir(), 'built-site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const folder = join(site, '.next/server/pages/api');
  mkdirSync(folder, { recursive: true });
  if (page !== null) writeFileSync(join(folder, 'search-page.js'), page);
  return site;
}

test('the page of searches is loaded whole, and not asked', async () => {
  const page = `module.exports = new Promise((resolve) => setTimeout(() => {
    globalThis.loadedPages = (globalThis.loadedPages ?? 0) + 1;
    resolve({ default: () => { throw new Error('asked'); } });
  }, 20));`;
  await prepareSearches(builtSite(page));
  expect(Reflect.get(globalThis, 'loadedPages')).toBe(1);
  Reflect.deleteProperty(globalThis, 'loadedPages');
});

test('a page that cannot be loaded keeps the server from starting', async () => {
  const site = builtSite(`throw new Error('broken');`);
  await expect(prepareSearches(site)).rejects.toThrow('broken');
});

test('a host that has built it elsewhere starts without it', async () => {
  await expect(prepareSearches(builtSite(null))).resolves.toBeUndefined();
});
