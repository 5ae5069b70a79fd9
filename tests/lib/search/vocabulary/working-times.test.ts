import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understanding/understand';
import { workingTimes } from '@/lib/search/vocabulary/services/who-does-it';

const read = (text: string) => understand({ text, scope: null, isAdult: false, asText: [] });

const plain = (sentence: string) => {
  const { text, scope, pieces } = read(sentence);
  return { text, scope: scope?.slug, meanings: pieces.map(({ meaning }) => meaning) };
};

test.each(Object.entries(workingTimes))('“%s jobs”: %s', (short, time) => {
  expect(plain(`${short} jobs`)).toEqual({ ...plain(`${time} jobs`), scope: 'jobs' });
});

test.each(['sat nav', 'sun hat'])('“%s” is not about work', (sentence) => {
  expect(read(sentence)).toMatchObject({ text: sentence, scope: null });
});
