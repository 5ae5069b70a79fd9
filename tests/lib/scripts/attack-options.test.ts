import { expect, test } from 'vitest';
import { parseOptions } from '../../../scripts/attack/options';

const parse = (...args: string[]) => parseOptions(args, ['visits', 'openapi']);
const database = 'postgresql://postgres:tests@127.0.0.1:5432/site';

test.each([
  'http://example.org',
  'http://127.0.0.1.example.org',
  'http://localhost.example.org',
  'http://10.0.0.1:3000',
  'http://[::2]:3000',
  'not an address',
])('only targets on this machine are accepted: %s', (url) => {
  expect(() => parse('--url', url, '--database', database)).toThrow(/this machine/);
});

test('nor a database elsewhere', () => {
  const elsewhere = database.replace('127.0.0.1', 'db.example.org');
  expect(() => parse('--url', 'http://localhost:3000', '--database', elsewhere)).toThrow(
    /this machine/,
  );
});

test('a running site on this machine needs its database', () => {
  const url = 'http://localhost:3000';
  const attach = parse('--url', url, '--database', database, '--pid', '42').attach;
  expect(attach).toMatchObject({ url, databaseUrl: database, pid: 42 });
  expect(() => parse('--url', url)).toThrow(/belong together/);
});

test('the short form pauses a second after each row, the long one a minute', () => {
  expect(parse()).toMatchObject({ isShort: false, rest: 60, only: [], attach: undefined });
  expect(parse('--short', '--only', 'visits')).toMatchObject({ rest: 1, only: ['visits'] });
  expect(() => parse('--only', 'nothing')).toThrow(/There are: visits, openapi/);
});
