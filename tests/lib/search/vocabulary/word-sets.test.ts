import { describe, expect, test } from 'vitest';
import { isNoun } from '@/lib/search/understanding/things/nouns';
import { mainWordsOf, thingOf } from '@/lib/search/understanding/things/things-index';
import { understand } from '@/lib/search/understanding/understand';
import { commonSearches } from '@/lib/search/vocabulary/common-searches';
import { cuts, looseCuts } from '@/lib/search/vocabulary/minor-words/cuts';
import { describing, leastImportant } from '@/lib/search/vocabulary/minor-words/describing';
import { equipmentLevels } from '@/lib/search/vocabulary/minor-words/equipment-levels';
import { lots } from '@/lib/search/vocabulary/minor-words/lots';
import {
  commonWords,
  likelyBehind,
  likelyPlaces,
  safeAtEnd,
  veryCommonWords,
} from '@/lib/search/vocabulary/place-names/place-words';
import { doers } from '@/lib/search/vocabulary/services/who-does-it';
import { fewerWords } from '@/lib/search/words/fewer-words';

/* Each word of the sets of words, in a sentence. */

const read = (text: string) => understand({ text, scope: null, isAdult: false, asText: [] });
const placeIn = (text: string) =>
  read(text).pieces.find(({ meaning }) => meaning.area)?.meaning.area?.slug ?? null;
const nameOf = (place: string) => place.charAt(0).toUpperCase() + place.slice(1);

test.each(Object.entries(doers))('“agency %s jobs” are jobs of a %s', (work, doer) => {
  expect(read(`agency ${work} jobs`)).toMatchObject({
    text: `agency ${doer}`,
    scope: { slug: 'jobs' },
  });
});

test.each([...equipmentLevels])('“fiesta %s” is a fiesta, or what the word names', (level) => {
  expect(thingOf(`fiesta ${level}`)).toMatchObject({ isHead: true });
  if (!isNoun(level)) expect(thingOf(`fiesta ${level}`)?.words[0]).toBe('fiesta');
});

test.each([...cuts])('“sofa %s kettle” is a sofa', (cut) => {
  expect(thingOf(`sofa ${cut} kettle`)?.words).toEqual(['sofa']);
});

test.each([...looseCuts])('“zibbet %s tickets” are tickets', (cut) => {
  expect(thingOf(`zibbet ${cut} tickets`)?.words).toEqual(['tickets']);
});

test.each([...lots])('“kettle %s” is about kettles', (lot) => {
  expect(thingOf(`kettle ${lot}`)?.words).toEqual(['kettle']);
});

test.each(
  'students couples family families professionals me my our the a an sale rent hire kids children beginners adults free swap dogs cats parties weddings'.split(
    ' ',
  ),
)('“cottage 4 %s” says for whom', (word) => {
  expect(mainWordsOf(`cottage 4 ${word}`)).toEqual(['cottage']);
});

test.each([...describing])('“kettle %s” is a kettle, or what the word names', (word) => {
  const thing = thingOf(`kettle ${word}`);
  expect(thing).toMatchObject({ isHead: true });
  if (!isNoun(word)) expect(thing?.words[0]).toBe('kettle');
});

test.each([...leastImportant])('of “zibbet %s” the zibbet is looked for first', (word) => {
  expect(fewerWords(`${word} zibbet`, 1)[0]).toBe('zibbet');
});

test.each(commonSearches)('“%s”, which is suggested, is understood', (text) => {
  const { pieces, text: left } = read(text);
  expect(pieces.length > 0 || (thingOf(left)?.slugs.length ?? 0) > 0).toBe(true);
});

describe('places that are also words', () => {
  const makers = new Set(
    'ashley kirby morris seymour swift portmeirion denby burleigh wharfedale'.split(' '),
  );

  test.each([...commonWords].filter((word) => !veryCommonWords.has(word)))(
    '“kettle in %s” is in this place, unless it is rather a maker',
    (place) => {
      expect(placeIn(`kettle in ${place}`) === null).toBe(makers.has(place));
    },
  );

  test.each([...commonWords].filter((word) => !safeAtEnd.has(word)))(
    '“zibbet %s” is not in this place',
    (place) => {
      expect(placeIn(`zibbet ${place}`)).toBeNull();
    },
  );

  const noPlaces = new Set('ham tongue wing north south east west central city beer'.split(' '));

  test.each([...veryCommonWords].filter((word) => !likelyPlaces.has(word)))(
    '“kettle in %s” needs a capital, and a place of this name',
    (place) => {
      expect(placeIn(`kettle in ${place}`)).toBeNull();
      expect(placeIn(`kettle in ${nameOf(place)}`) === null).toBe(noPlaces.has(place));
    },
  );

  test.each([...likelyPlaces])('“plumber %s” is in this place', (place) => {
    expect(placeIn(`plumber ${place}`)).not.toBeNull();
  });

  test.each([...likelyBehind])('“cottage in %s” is in this place, without a capital', (place) => {
    expect(placeIn(`cottage in ${place}`)).not.toBeNull();
  });

  test.each([...safeAtEnd])('“kettle %s” is in this place', (place) => {
    expect(placeIn(`kettle ${place}`)).not.toBeNull();
  });
});
