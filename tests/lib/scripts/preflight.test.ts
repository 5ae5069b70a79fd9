import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import {
  busyPortMessage,
  listenAddress,
  readRunning,
  refuseBusyPort,
  sentenceFor,
} from '@/scripts/launch/preflight.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a busy port is reported with advice', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refused = refuseBusyPort({ host: '0.0.0.0', port });
  await expect(refused).rejects.toThrow(`Port ${port} is already in use`);
  await new Promise((done) => server.close(done));
  await expect(refuseBusyPort({ host: '0.0.0.0', port })).resolves.toBeUndefined();
});

test('the advice never names an invalid port', () => {
  expect(busyPortMessage(3000)).toContain('PORT=3001');
  expect(busyPortMessage(65535)).toContain('PORT=65534');
});

test.each(['abc', '0', '65536', '3000.5', '-1'])('PORT=%s is refused', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => listenAddress()).toThrow(`PORT is "${port}"`);
});

test('by default it listens everywhere and prints localhost', () => {
  vi.stubEnv('PORT', '');
  vi.stubEnv('HOSTNAME', '');
  vi.stubEnv('TRUSTED_PROXIES', '0');
  expect(listenAddress()).toEqual({ host: '0.0.0.0', port: 3000, url: 'http://localhost:3000' });
});

test('behind a proxy it listens on this machine alone, unless HOSTNAME says otherwise', () => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  for (const unset of ['', hostname(), parseEnv(readFileSync('.env.example', 'utf8')).HOSTNAME]) {
    vi.stubEnv('HOSTNAME', unset);
    expect(listenAddress().host).toBe('127.0.0.1');
  }
  vi.stubEnv('HOSTNAME', '0.0.0.0');
  expect(listenAddress().host).toBe('0.0.0.0');
});

test('a lock of a dead or other process, or a damaged one, is ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  for (const content of ['{"pid":999999999,"url":"x"}', `{"pid":${process.pid}}`, '{"pid":1']) {
    writeFileSync(join(folder, 'running.json'), content);
    expect(readRunning(folder)).toBeUndefined();
  }
  rmSync(folder, { recursive: true });
});

test('a full disk and a foreign folder are explained, other errors are not', () => {
  const error = (code: string) => Object.assign(new Error(code), { code, path: '/data/x' });
  expect(sentenceFor(error('ENOSPC'))).toMatch(/^The disk is full/);
  expect(sentenceFor(error('EACCES'))).toContain('/data/x');
  expect(sentenceFor(error('EOTHER'))).toBeUndefined();
  expect(sentenceFor(error('ERR_PARSE_ARGS_UNKNOWN_OPTION'))).toBe(
    error('ERR_PARSE_ARGS_UNKNOWN_OPTION').message,
  );
});
