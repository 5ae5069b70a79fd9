import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientAddress } from '@/lib/http/client-address';

afterEach(() => vi.unstubAllEnvs());

const addressOf = (forwarded?: string) =>
  clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}));

describe("the caller's address", () => {
  test('is the entry that our own server appended', () => {
    expect(addressOf('198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  });

  test('is counted past the trusted proxies, and what a caller claims left of it is ignored', () => {
    vi.stubEnv('TRUSTED_PROXIES', '1');
    expect(addressOf('1.1.1.1, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7');
  });

  test('falls back to what there is when there are fewer entries than proxies', () => {
    vi.stubEnv('TRUSTED_PROXIES', '3');
    expect(addressOf('10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf()).toBe('unknown');
  });

  test('is appended to every request that reaches the server', async () => {
    const program = `require('node:http').createServer((request, response) =>
      response.end(request.headers['x-forwarded-for'])).listen(0, '127.0.0.1', function () {
        console.log(this.address().port); });`;
    const preload = ['--import', './scripts/append-peer-address.mjs'];
    const child = spawn(process.execPath, [...preload, '-e', program]);
    try {
      const [line] = await once(child.stdout, 'data');
      const url = `http://127.0.0.1:${String(line).trim()}/`;
      const forged = await fetch(url, { headers: { 'x-forwarded-for': '9.9.9.9' } });
      expect(await forged.text()).toBe('9.9.9.9, 127.0.0.1');
      expect(await (await fetch(url)).text()).toBe('127.0.0.1');
    } finally {
      child.kill();
    }
  });
});
