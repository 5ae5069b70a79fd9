import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientAddress } from '@/lib/api/request/client-address';

afterEach(() => vi.unstubAllEnvs());

const addressOf = (forwarded?: string) =>
  clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}));

describe("the caller's address", () => {
  test('is the entry that our own server appended', () => {
    expect(addressOf('198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  });

  test('is counted past the trusted proxies, and earlier entries are ignored', () => {
    vi.stubEnv('TRUSTED_PROXIES', '1');
    expect(addressOf('1.1.1.1, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7');
  });

  test('falls back to the first entry if there are fewer than proxies', () => {
    vi.stubEnv('TRUSTED_PROXIES', '3');
    expect(addressOf('10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf()).toBe('unknown');
  });

  test('of IPv6 is its /64, however it is written', () => {
    for (const address of [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002:0:0:0:0',
      '[2001:db8:1:2::5]:51234',
      '[2001:db8:1:2::5]',
      '2001:db8:1:2::5%eth0',
    ]) {
      expect(addressOf(address)).toBe('2001:db8:1:2::/64');
    }
    expect(addressOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(addressOf('::1')).toBe('0:0:0:0::/64');
    expect(addressOf('fe80::')).toBe('fe80:0:0:0::/64');
  });

  test('of IPv4 is the same with a port and within IPv6', () => {
    for (const address of [
      '203.0.113.9',
      '203.0.113.9:443',
      '::ffff:203.0.113.9',
      '::ffff:cb00:7109',
    ]) {
      expect(addressOf(address)).toBe('203.0.113.9');
    }
  });

  test('is kept unchanged if it is not an address', () => {
    expect(addressOf('test-1')).toBe('test-1');
    expect(addressOf('999.1.1.1')).toBe('999.1.1.1');
    expect(addressOf(':'.repeat(1000))).toBe(':'.repeat(1000));
  });

  test('is appended to every request', async () => {
    const program = `require('node:http').createServer((request, response) =>
      response.end(request.headers['x-forwarded-for'])).listen(0, '127.0.0.1', function () {
        console.log(this.address().port); });`;
    const preload = ['--import', './scripts/serve/server-hooks.mjs'];
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
