import { describe, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { understand } from '@/lib/search/understanding/understand';
import type { Rule } from '@/lib/search/vocabulary/meaning';
import { generations } from '@/lib/search/vocabulary/rules/generations';
import { homes } from '@/lib/search/vocabulary/rules/homes';
import { personals } from '@/lib/search/vocabulary/rules/personals';
import { prices } from '@/lib/search/vocabulary/rules/prices';
import { questions } from '@/lib/search/vocabulary/rules/questions';
import { sellers } from '@/lib/search/vocabulary/rules/sellers';
import { services } from '@/lib/search/vocabulary/rules/services';
import { howMany, terms, toys, wanted } from '@/lib/search/vocabulary/rules/terms';
import { vehicles } from '@/lib/search/vocabulary/rules/vehicles';
import { work } from '@/lib/search/vocabulary/rules/work';

const read = (text: string) => understand({ text, scope: null, isAdult: false, asText: [] });

const matches = ({ pattern, read: toMeaning }: Rule, sentence: string) =>
  [...sentence.matchAll(pattern)].filter((match) => toMeaning(match, sentence));

describe.each([
  ['generations', generations],
  ['homes', homes],
  ['personals', personals],
  ['prices', prices],
  ['questions', questions],
  ['work', work],
  ['sellers', sellers],
  ['services', services],
  ['terms', [...terms, toys, howMany, wanted]],
  ['vehicles', vehicles],
])('rules of %s', (_, rules) => {
  test.each(
    rules.flatMap((rule) =>
      rule.understood.map(([sentence, words]) => [sentence, words, rule] as const),
    ),
  )('“%s”: %s', (sentence, words, rule) => {
    expect(matches(rule, sentence)[0]?.[0].trim()).toBe(words);
  });

  test.each(rules.flatMap(({ understood }) => understood))(
    '“%s” among all rules: %s',
    (sentence, words) => {
      expect(read(sentence).pieces.map((piece) => piece.words)).toContain(words);
    },
  );

  test.each(rules.flatMap((rule) => rule.stays.map((sentence) => [sentence, rule] as const)))(
    '“%s” is not interpreted',
    (sentence, rule) => {
      expect(matches(rule, sentence)).toEqual([]);
    },
  );
});

test.each([
  [
    'car no newer than 2010',
    { text: null, scope: 'cars', facets: { year: { min: null, max: 2010 } } },
  ],
  ['student 5 bed house', { text: 'student', scope: 'property-to-rent' }],
  ['first time buyer flat leeds', { text: null, scope: 'property-for-sale', area: 'leeds' }],
  ['weekend work for a student', { text: 'weekend', scope: 'jobs' }],
  ['golf 2015-2018', { text: 'golf', scope: 'vehicles' }],
  ['golf clubs 2015-2018', { text: 'golf clubs 2015-2018' }],
  ['12 plate rack', { text: '12 plate rack' }],
])('“%s” is interpreted by its rules together', (text, expected) => {
  const query = interpretQuery(parseSearch(new URLSearchParams({ q: text }), { isAdult: false }));
  expect({ ...query, scope: query.scope?.slug, area: query.area?.slug }).toMatchObject(expected);
});

test.each([
  ['mk1 golf', 1974, 1983],
  ['mk6 golf', 2008, 2013],
  ['polo mk5', 2009, 2017],
  ['fiesta mk7', 2008, 2017],
  ['mk3 focus', 2010, 2018],
  ['mk2 escort', 1974, 1980],
  ['mondeo mk4', 2007, 2014],
  ['mx5 mk1', 1989, 1997],
  ['clio mk3', 2005, 2012],
  ['mk4 megane', 2016, null],
  ['mk2 octavia', 2004, 2013],
  ['leon mk3', 2012, 2020],
  ['ibiza mk4', 2008, 2017],
  ['mk1 tt', 1998, 2006],
  ['mark 7 transit', 2006, 2014],
])('“%s” was sold from %s to %s', (sentence, min, max) => {
  const years = read(sentence).pieces.flatMap(({ meaning }) => meaning.facets?.year ?? []);
  expect(years).toEqual([{ min, max }]);
});
