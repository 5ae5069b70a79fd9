import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { onlyStopWords } from '@/lib/search/words/stop-words';

const source = readFileSync('lib/search/words/stop-words.ts', 'utf8');
const listed = (/`([^`]+)`/.exec(source)?.[1] ?? '').split(/\s+/);

test('the list equals the words that the index omits', async () => {
  expect(listed.length).toBeGreaterThan(100);
  const words = [...listed, 'take', 'without', 'within', 'cant', 'still'];
  const kept = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM unnest(${words}::text[]) word WHERE to_tsvector('ad_english', word) <> ''::tsvector`;
  expect(kept.map(({ word }) => word)).toEqual(['take', 'without', 'within', 'cant', 'still']);
});

test.each([
  ['the who', ['the', 'who']],
  ['Their', ['their']],
  ['"The Who"', ['the', 'who']],
  ["Don't", ['don', 't']],
  ['this or that', ['this', 'or', 'that']],
  ['take that', null],
  ['-the', null],
  ['who OR them', null],
  ['!', null],
  ['', null],
])('%j', (text, words) => expect(onlyStopWords(text)).toEqual(words));
