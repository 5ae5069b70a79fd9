import { expect, test } from 'vitest';
import { parseOptions } from '@/scripts/chaos/options';

const parse = (...args: string[]) => parseOptions(args, ['uploads', 'failover']);

test('by default all rows run in full', () => {
  expect(parse()).toEqual({ isShort: false, only: [], site: undefined });
  expect(parse('--short', '--only', 'uploads', '--site', '/srv/site')).toEqual({
    isShort: true,
    only: ['uploads'],
    site: '/srv/site',
  });
});

test('unknown options are refused by name', () => {
  expect(() => parse('--only', 'weather')).toThrow('There are: uploads, failover.');
  expect(() => parse('--long')).toThrow('There are --short, --only and --site.');
});
