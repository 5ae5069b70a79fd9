import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '@/scripts/start/secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('secrets are generated once, long, and readable by their owner only', () => {
  const secrets = loadSecrets(folder);
  expect(secrets.AUTH_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(secrets.AUTH_SECRET).not.toBe(secrets.POSTGRES_PASSWORD);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder)).toEqual(secrets);
});

test('a damaged file is reported, and never replaced', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"AUTH_SECRET": "');
  expect(() => loadSecrets(folder)).toThrow(/secrets\.json is damaged/);
  expect(() => loadSecrets(folder)).toThrow(/secrets\.json is damaged/);
});

test('a database without its password does not get a new one', () => {
  mkdirSync(join(folder, 'postgres'));
  expect(() => loadSecrets(folder)).toThrow(/is missing, and without it/);
});
