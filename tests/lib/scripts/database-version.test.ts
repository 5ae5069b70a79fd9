import { expect, test } from 'vitest';
import { judgeVersion } from '@/scripts/doctor/probes/probe-database';

test.each([
  ['14.19 (Debian 14.19-1)', 140_019],
  ['9.6.24', 90_624],
])('refuses PostgreSQL %s', (version, number) => {
  const sentence = `PostgreSQL ${version} is too old. It has to be 15 or newer`;
  expect(judgeVersion(version, number)).toBe(sentence);
});

test.each([
  ['15.0', 150_000],
  ['15.14', 150_014],
  ['18.3', 180_003],
])('accepts PostgreSQL %s', (version, number) => {
  expect(judgeVersion(version, number)).toBeUndefined();
});
