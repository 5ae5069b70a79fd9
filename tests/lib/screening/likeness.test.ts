import { describe, expect, test } from 'vitest';
import { fold } from '@/lib/screening/engine/fold';
import { featuresOf } from '@/lib/screening/learned/features';
import { likenessRule } from '@/lib/screening/learned/likeness';
import { wordStem } from '@/lib/screening/learned/word-stem';
import { screenText } from '@/lib/screening/screen-text';

const screen = (text: string, categoryGroup = 'property') =>
  screenText([{ field: 'description', text }], { kind: 'ad', categoryGroup });

test('stems of words', () => {
  expect(['posting', 'posted', 'posts', 'post'].map(wordStem)).toEqual(Array(4).fill('post'));
  expect(['parcels', 'parcel'].map(wordStem)).toEqual(['parcel', 'parcel']);
  expect(['pass', 'us', 'her'].map(wordStem)).toEqual(['pass', 'us', 'her']);
});

describe('the features of a text', () => {
  const names = (text: string) => [...featuresOf(fold(text), 'property').keys()];

  test('are words, pairs, concepts and pairs of concepts', () => {
    expect(names('Landlord in Dubai, deposit please')).toEqual(
      expect.arrayContaining(['landlord', 'dubai deposit', '@absentPlace', '@absentPlace@deposit']),
    );
  });

  test('distinguish ages of children from other numbers', () => {
    expect(names('aged 14')).toContain('aged #teen');
    expect(names('aged 40, £400')).toEqual(expect.arrayContaining(['aged #', '##']));
  });

  test('read digits as letters', () => {
    expect(names('bitc0in only')).toContain('@untraceable');
  });
});

test('a scheme in words of no rule is held, with the words', () => {
  const text =
    'We relocated to Oslo last year. Once the first month has reached us, a courier brings you the keys.';
  const hits = screen(text).hits.filter(({ ruleId }) => ruleId === likenessRule.id);
  expect(hits.length).toBeGreaterThan(0);
  for (const { words, start, end } of hits) expect(text.slice(start, end)).toBe(words);
});

test('only words of the field that led to the warning are named', () => {
  const description =
    'It is big enough for letters and small parcels, in good condition, and has served us well.';
  const fieldsWith = (title: string) => {
    const texts = [
      { field: 'title', text: title },
      { field: 'description', text: description },
    ];
    const { hits } = screenText(texts, { kind: 'ad', categoryGroup: 'buy-and-sell' });
    const alike = hits.filter(({ ruleId }) => ruleId === likenessRule.id);
    return [...new Set(alike.map(({ field }) => field))];
  };
  expect(fieldsWith('Cash for your unwanted passport, no questions')).toEqual(['title']);
  expect(fieldsWith('Letter box for the front door, painted')).toEqual([]);
});

test.each(['Molly', 'Charlie Brown', 'Coke please', 'Mandy, Leeds'])(
  'the few words of %j have no score',
  (text) => expect(screen(text).hits).toEqual([]),
);

test('usernames of letters and digits have no score', () => {
  for (const text of ['seller38aec1d1b2', 'ua9e76e3b', 'seller5fc58ff3f5', 'u9d38ff01']) {
    expect(screenText([{ field: 'username', text }], { kind: 'profile' }).hits).toEqual([]);
  }
});
