import { expect, test } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { groupsOfUnsure } from '@/lib/search/understanding/things/synonyms';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { otherMeanings } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import { forms } from '@/lib/search/vocabulary/same-words/forms';
import { wordsQuery } from '@/lib/search/words/words-query';

type Pair = { query: string; title: string; category: string };

/** Titles of `pairs` that their query misses; the category counts as it does in an ad. */
const missed = async (pairs: readonly Pair[]) =>
  readRows<{ title: string }>(Prisma.sql`
    SELECT title
    FROM unnest(
      ${pairs.map(({ query }) => query)}::text[],
      ${pairs.map(({ title }) => title)}::text[],
      ${pairs.map(({ category }) => category)}::text[]
    ) pair(query, title, category)
    WHERE NOT (setweight(to_tsvector('ad_english', title), 'A') ||
      setweight(to_tsvector('ad_english', category), 'B')) @@ to_tsquery('ad_english', query)`);

test.each([...kinds, ...Object.entries(forms)])('“%s” finds ads with %s', async (word, others) => {
  const pairs = others.map((title) => ({
    query: wordsQuery(word),
    title,
    category: groupsOfUnsure(word, title)?.[0]?.replaceAll('-', ' ') ?? '',
  }));
  expect(pairs.length).toBeGreaterThan(0);
  expect(await missed(pairs)).toEqual([]);
});

test.each(
  Object.entries(otherMeanings).flatMap(([word, phrases]) =>
    phrases.map((phrase) => [word, phrase] as const),
  ),
)('“%s” does not find ads with “%s” by another word for it', async (word, title) => {
  const query = wordsQuery(word);
  expect(query).toContain(`!'${title}'`);
  expect(await missed([{ query, title, category: '' }])).toEqual([{ title }]);
});
