import { expect, test } from 'vitest';
import { areaOfText } from '@/lib/locations/area-of-text';
import { searchPlaces } from '@/lib/locations/search-places';
import { linesOf } from './typed-places/lines-of';

/* A misspelt place is not guessed, since the page offers similar ones: the first suggestion has to be right. */

const rows = linesOf('areas').map((row) => {
  const [typed = '', codes = ''] = row.split('|');
  const [inside = '', outside] = codes.split('!');
  return { typed, inside: inside.split(','), outside };
});

const outcodesOf = (text: string) => areaOfText(text)?.outcodes ?? [];

const isUnderstood = ({ typed, inside, outside }: (typeof rows)[number]) => {
  const outcodes = outcodesOf(typed);
  return (
    inside.some((outcode) => outcodes.includes(outcode)) &&
    (outside === undefined || !outcodes.includes(outside))
  );
};

const isSuggested = ({ typed, inside }: (typeof rows)[number]) => {
  const [first] = searchPlaces(typed);
  const outcodes = first ? outcodesOf(first.label) : [];
  return inside.some((outcode) => outcodes.includes(outcode));
};

test('at least 83 of 100 typed places are understood as they are', () => {
  const missed = rows.filter((row) => !isUnderstood(row)).map(({ typed }) => typed);
  expect(1 - missed.length / rows.length, missed.join()).toBeGreaterThanOrEqual(0.83);
});

test('at least 98 of 100 are understood or the first suggestion', () => {
  const missed = rows
    .filter((row) => !isUnderstood(row) && !isSuggested(row))
    .map(({ typed }) => typed);
  expect(1 - missed.length / rows.length, missed.join()).toBeGreaterThanOrEqual(0.98);
});
