import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  adsPerDay,
  draftsPerMember,
  imageBytesPerMember,
  imagesUnused,
} from '@/lib/catalogue/limits';
import { day, hour, minute } from '@/lib/dates';
import { limits } from '@/lib/rate-limit/limits';

const documented = readFileSync('docs/operations/limits.md', 'utf8').replace(/ +/g, ' ');

function windowText(window: number): string {
  const [unit, name] =
    window % day === 0 ? [day, 'day'] : window % hour === 0 ? [hour, 'hour'] : [minute, 'minute'];
  const count = window / unit;
  return count === 1 ? name : `${count} ${name}s`;
}

test('docs/operations/limits.md lists exactly the limits', () => {
  const rows = Object.values(limits).map(
    ({ name, max, window, per, purpose }) =>
      `| ${name} | ${max.toLocaleString('en-GB')} per ${windowText(window)} | ${per} | ${purpose} |`,
  );
  const listed = documented
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (name|-)/.test(line));
  expect(listed).toEqual(rows);
});

test('docs/operations/limits.md lists the other limits of members', () => {
  const gigabytes = imageBytesPerMember / 1024 ** 3;
  expect(documented.replaceAll('\n', ' ')).toContain(
    `${adsPerDay} ads in 24 hours, ${draftsPerMember} drafts, ${imagesUnused} pictures that no ad or draft holds, and ${gigabytes} GB of pictures`,
  );
});

test('limits have unique names', () => {
  const names = Object.values(limits).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
