import { expect, test } from 'vitest';
import {
  beforeCounts,
  beforeNumber,
  behindNumber,
  joinedOnly,
  sameUnits,
  unsaidUnits,
} from '@/lib/search/vocabulary/numbers/counts-and-units';
import { unitsOf } from '@/lib/search/words/fewer-words';
import { amountAt } from '@/lib/search/words/sizes';
import { groupAt } from '@/lib/search/words/word-groups';

test.each(sameUnits.map((units) => [units.join(', '), units] as const))(
  '%s are one unit',
  (_, units) => {
    const others = units.map((unit) => amountAt([`5${unit}`], 0)?.others ?? []);
    expect(others.filter((names) => !units.every((unit) => names.includes(`5${unit}`)))).toEqual(
      [],
    );
  },
);

test.each([...joinedOnly])('“5 %s” is no amount', (unit) => {
  expect(amountAt(['5', unit], 0)).toBeNull();
});

test.each([...unsaidUnits])('“42%s” is also 42', (unit) => {
  expect(amountAt([`42${unit}`], 0)?.others).toContain('42');
});

const plain = (pattern: string) => pattern.split('|').map((unit) => unit.replace('?', ''));

test.each(plain(beforeNumber))('“%s 9” belongs together', (word) => {
  expect(unitsOf(`${word} 9`)).toEqual([`${word} 9`]);
});

test.each(plain(behindNumber))('“9 %s” belongs together', (unit) => {
  expect(unitsOf(`9 ${unit}`)).toEqual([`9 ${unit}`]);
});

test.each([...beforeCounts])('“%s 9” is no model', (word) => {
  expect(groupAt([word, '9'], 0, new Map())).toBeNull();
});
