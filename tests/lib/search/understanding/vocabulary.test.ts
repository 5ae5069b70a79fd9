import { describe, expect, test } from 'vitest';
import { categories, categoryOf } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { isAccessory, longestPhrase, wordsOf } from '@/lib/search/understanding/things/nouns';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { understand } from '@/lib/search/understanding/understand';
import { accessories } from '@/lib/search/vocabulary/accessories/accessories';
import { brands } from '@/lib/search/vocabulary/brands';
import { categoryNames } from '@/lib/search/vocabulary/category-names/category-names';
import { exclusionExamples } from '@/lib/search/vocabulary/exclusions';
import { families } from '@/lib/search/vocabulary/families';
import { fixedPhrases, plainSentences } from '@/lib/search/vocabulary/fixed-phrases';
import {
  losable,
  lostAndFoundCategories,
  lostExamples,
} from '@/lib/search/vocabulary/lost-and-found';
import { attributeExamples } from '@/lib/search/vocabulary/minor-words/attributes';
import { fillerExamples, fillers, onlyFillers } from '@/lib/search/vocabulary/minor-words/fillers';
import { clubExamples } from '@/lib/search/vocabulary/place-names/clubs';
import { namedAfterPlacesExamples } from '@/lib/search/vocabulary/place-names/named-after-places';
import {
  commonWords,
  likelyBehind,
  likelyPlaces,
  noPlaces,
  placeExamples,
  safeAtEnd,
} from '@/lib/search/vocabulary/place-names/place-words';
import { rewrites } from '@/lib/search/vocabulary/rewrites';
import { sameWords } from '@/lib/search/vocabulary/same-words';
import { peopleOf, workplaces } from '@/lib/search/vocabulary/services/who-does-it';
import { things } from '@/lib/search/vocabulary/things/things';
import { wordsQuery } from '@/lib/search/words/words-query';

/* Checks every line of the vocabulary. */

const read = (text: string) => understand({ text, scope: null, isAdult: false, asText: [] });

describe('names of categories', () => {
  test.each(
    categoryNames.flatMap(({ understood, ...name }) =>
      understood.map((sentence) => [sentence, name] as const),
    ),
  )('“%s”', (sentence, { scope, rent, sale }) => {
    const slugs = [scope, rent, sale].filter((slug) => slug !== undefined);
    expect(slugs).toContain(read(sentence).scope?.slug);
  });

  test.each(categoryNames.flatMap(({ stays }) => stays))('“%s” is not a category', (sentence) => {
    expect(read(sentence).scope).toBeNull();
  });

  test('refer to categories of the catalogue', () => {
    const slugs = new Set(categories.flatMap(({ slug, groupSlug }) => [slug, groupSlug]));
    const named = categoryNames.flatMap(({ scope, rent = scope, sale = scope }) => [
      scope,
      rent,
      sale,
    ]);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe('filler words around the subject', () => {
  test.each(fillerExamples)('“%s” is reduced to “%s”', (sentence, left) => {
    expect(read(sentence).text).toBe(left);
  });

  test.each(fillers)('“%s” is dropped before or after a noun', (filler) => {
    expect([read(`${filler} sofa`).text, read(`sofa ${filler}`).text]).toContain('sofa');
  });

  test.each(onlyFillers)('“%s” alone remains', (sentence) => {
    expect(read(sentence).text).toBe(sentence);
  });
});

describe('places', () => {
  test.each(placeExamples)('“%s” is in %s: “%s”', (sentence, slug, words) => {
    const place = read(sentence).pieces.find(({ meaning }) => meaning.area);
    expect([place?.meaning.area?.slug, place?.words]).toEqual([slug, words]);
  });

  test.each([...noPlaces, ...clubExamples, ...namedAfterPlacesExamples])(
    '“%s” is not a place',
    (sentence) => {
      expect(read(sentence).pieces.some(({ meaning }) => meaning.area)).toBe(false);
    },
  );
});

test.each([
  ['likelyPlaces', likelyPlaces],
  ['likelyBehind', likelyBehind],
  ['safeAtEnd', safeAtEnd],
])('%s are exceptions to the common words', (_, exceptions) => {
  expect([...exceptions].filter((name) => !commonWords.has(name))).toEqual([]);
});

describe('nothing is interpreted in', () => {
  test.each([...plainSentences, ...fixedPhrases])('%s', (sentence) => {
    expect(read(sentence)).toMatchObject({ text: sentence, pieces: [] });
  });
});

describe('things', () => {
  test.each(things)('%s', (slug, nouns) => {
    const groupOf = (one: string) => categoryOf(one).groupSlug;
    const elsewhere = nouns.filter((noun) => {
      const found = thingOf(noun)?.slugs ?? [];
      // "Plumber" is a service first.
      const isService =
        groupOf(slug) === 'jobs' && found.some((other) => groupOf(other) === 'services');
      return !found.includes(slug) && !isService;
    });
    expect(elsewhere).toEqual([]);
  });

  test('no noun has more words than are looked up', () => {
    const nouns = things.flatMap(([, listed]) => listed);
    expect(nouns.filter((noun) => wordsOf(noun).length > longestPhrase)).toEqual([]);
  });

  test('a known noun is not a place, price or condition', () => {
    const free = new Set(things.find(([slug]) => slug === 'free-stuff-swap')?.[1]);
    const read2 = [...new Set(things.flatMap(([, nouns]) => nouns))]
      .filter((noun) => !free.has(noun))
      .filter((noun) =>
        read(noun).pieces.some(
          ({ meaning }) => meaning.area || meaning.price || meaning.facets?.condition,
        ),
      );
    expect(read2).toEqual([]);
    // Thousands of nouns, on a busy machine.
  }, 120_000);

  test('every category has nouns', () => {
    const open = categories.filter(({ isAdult }) => !isAdult).map(({ slug }) => slug);
    expect(things.map(([slug]) => slug).sort()).toEqual(open.sort());
  });

  test('the item is the last noun before its purpose', () => {
    const headOf = (text: string) => thingOf(text)?.words.join(' ');
    expect(headOf('bike rack')).toBe('bike rack');
    expect(headOf('sofa with cushions')).toBe('sofa');
    expect(headOf('man with van sunday')).toBe('man with van');
    expect(headOf('case for iphone 13')).toBe('case');
    expect(headOf('iphone 13 pro max 256gb')).toBe('iphone');
    expect(headOf('oak table and 4 chairs')).toBe('chairs');
  });

  test.each(attributeExamples)('“%s” is a search for: %s', (sentence, thing) => {
    expect(thingOf(sentence)?.words.join(' ')).toBe(thing);
  });

  test.each(lostExamples)('“%s” was lost or found: %s', (sentence, isLost) => {
    expect(thingOf(sentence)?.slugs === lostAndFoundCategories).toBe(isLost);
  });

  test.each([...losable])('“lost %s” was lost', (noun) => {
    expect(thingOf(`lost ${noun}`)?.isLost).toBe(true);
  });

  test.each(accessories)('%s is an accessory', (accessory) => {
    expect(isAccessory([accessory])).toBe(true);
  });
});

test.each(families)('“%s” contains no unknown word', (_, members) => {
  expect(members.filter((member) => (thingOf(member)?.slugs ?? []).length === 0)).toEqual([]);
});

test('makers are in categories of goods', () => {
  const known = new Set(things.map(([slug]) => slug));
  expect([...brands].filter(([, slugs]) => !slugs.every((slug) => known.has(slug)))).toEqual([]);
});

describe('synonyms', () => {
  test.each(sameWords.map((group) => [group.join(', '), group] as const))(
    '%s: each finds ads with any of the others',
    async (_, group) => {
      const pairs = group.flatMap((word) => group.map((other) => [wordsQuery(word), other]));
      const missed = await readRows(Prisma.sql`
        SELECT query, title
        FROM unnest(${pairs.map(([query]) => query)}::text[], ${pairs.map(([, title]) => title)}::text[]) pair(query, title)
        WHERE NOT setweight(to_tsvector('ad_english', title), 'A') @@ to_tsquery('ad_english', query)`);
      expect(missed).toEqual([]);
    },
  );

  test('there are many, each with at least one other', () => {
    expect(sameWords.length).toBeGreaterThan(250);
    expect(sameWords.filter((group) => group.length < 2)).toEqual([]);
  });
});

test('a trade is found by its work', () => {
  expect(wordsQuery('kitchen fitter')).toContain("('kitchen' & ('fitter' | 'fitted'))");
});

describe('long requests', () => {
  test.each(rewrites.flatMap(({ understood }) => understood))('“%s”: %s', (sentence, words) => {
    expect(read(sentence).text).toBe(words);
  });

  test.each([
    'care for my mum',
    'someone to mow my lawn',
    'plumber needed',
    'fix my boiler',
    'my laptop is slow',
  ])('“%s” asks for a service', (sentence) => {
    expect(read(sentence).scope?.slug).toBe('services');
  });

  test.each(['carer jobs', 'part time cleaner', 'hgv driver needed', 'sofa needed'])(
    '“%s” does not ask for a service',
    (sentence) => {
      expect(read(sentence).scope?.slug).not.toBe('services');
    },
  );

  test.each(Object.entries(peopleOf))('“%s man”: %s', (work, words) => {
    expect(read(`${work} man`).text).toBe(words);
  });

  test.each(Object.entries(workplaces))('“%s jobs”: %s', (place, words) => {
    expect(read(`${place} jobs`)).toMatchObject({ text: words, scope: { slug: 'jobs' } });
  });

  test('the working time is kept: “weekend bar jobs”', () => {
    expect(read('weekend bar jobs').text).toBe('weekend bar staff');
  });

  test.each([
    ['cleaner wanted', 'cleaner'],
    ['lost my keys', 'locksmith'],
    ['lost keys', 'lost keys'],
    ['nanny needed', 'nanny'],
    ['table to move', 'table to move'],
    ['moving boxes', 'moving boxes'],
    ['washing machine', 'washing machine'],
    ['taylormade driver', 'taylormade driver'],
    ['get a cookbook in french', 'get a cookbook in french'],
    ['dog bath', 'dog bath'],
    ['oil storage jar', 'oil storage jar'],
    ['jeans stopped', 'jeans stopped'],
  ])('“%s”: %s', (sentence, words) => {
    expect(read(sentence).text).toBe(words);
  });
});

test.each(exclusionExamples)('“%s”: %s', (sentence, words) => {
  expect(read(sentence).text).toBe(words);
});
