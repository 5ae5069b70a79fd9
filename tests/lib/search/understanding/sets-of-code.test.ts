import { describe, expect, test } from 'vitest';
import { withoutDevice } from '@/lib/search/matching/look-alikes/accessories-of-thing';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { scopeBySlug } from '@/lib/search/query/scopes';
import { allAds } from '@/lib/search/query/search-query';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import { namedParts } from '@/lib/search/understanding/named-parts';
import { leavesOutRooms } from '@/lib/search/understanding/offers-only';
import { rewriteRequest } from '@/lib/search/understanding/rewrite-request';
import { textWithout } from '@/lib/search/understanding/sentence';
import { topicsOf, tradeOf } from '@/lib/search/understanding/things/keeps-thing';
import { isOfOwner } from '@/lib/search/understanding/things/own-accessory';
import { nearThings } from '@/lib/search/understanding/things/related-things';
import { withoutHead } from '@/lib/search/understanding/things/scope-of-thing';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { trimmedTexts } from '@/lib/search/understanding/without-trimmings';
import {
  carParts,
  namedBehindAccessory,
  wantedAlone,
} from '@/lib/search/vocabulary/accessories/accessories';
import {
  beforeCounts,
  beforeNumber,
  behindNumber,
  joinedOnly,
  sameUnits,
  unsaidUnits,
} from '@/lib/search/vocabulary/counts-and-units';
import { wholeHomes } from '@/lib/search/vocabulary/deals';
import {
  alsoVerbs,
  anyVehicle,
  devices,
  genericHeads,
  noTitles,
  tellingHeads,
  titledHeads,
  vagueHeads,
} from '@/lib/search/vocabulary/heads';
import {
  broken,
  containers,
  housings,
  lent,
  partsBefore,
  studs,
} from '@/lib/search/vocabulary/look-alikes/other-offers';
import {
  articles,
  begunNames,
  belongings,
  conditionWords,
  endedNames,
  looseEnds,
  ofAnyJob,
  purposeWords,
  smallWords,
} from '@/lib/search/vocabulary/minor-words/small-words';
import { vague } from '@/lib/search/vocabulary/minor-words/trimmings';
import { childWords, materials, usualWords } from '@/lib/search/vocabulary/minor-words/usual-words';
import { anyWord, fewerWords, unitsOf } from '@/lib/search/words/fewer-words';
import { amountAt } from '@/lib/search/words/sizes';
import { groupAt } from '@/lib/search/words/word-groups';

/* Checks every word of the sets that the code asks for. */

const lookAlikes = (text: string) => lookAlikesOf({ text, scope: null, isAdult: false });

const otherOffersOf = (text: string) =>
  (lookAlikes(text)?.otherOffers ?? []).map((words) => words.join(' '));

describe('last words of items', () => {
  test.each([...genericHeads])('“%s” is no topic, and no trade of its own', (word) => {
    expect(topicsOf(`violin ${word}`)).not.toContain(word);
    expect(tradeOf(`wedding ${word}`)).toBeNull();
  });

  test.each([...vagueHeads])('“%s” is too vague', (word) => {
    expect(topicsOf(`ps4 ${word}`)).not.toContain(word);
    expect(withoutHead(`${word} tickets`)).toBeNull();
  });

  test.each([...titledHeads])('“coldplay %s” is called Coldplay', (word) => {
    expect(withoutHead(`coldplay ${word}`)).toBe('coldplay');
  });

  test.each([...noTitles])('“%s tickets” have no title', (word) => {
    expect(withoutHead(`${word} tickets`)).toBeNull();
  });

  const tellingExamples = [
    ...['oboe lesson', 'maths tutor', 'piano teacher', 'phone repair', 'van hire', 'yoga class'],
    ...['carpet cleaning', 'window cleaner', 'van driver', 'dental nurse', 'pastry chef'],
    ...['gas engineer', 'plumbing apprentice', 'kitchen fitter', 'dog training', 'tv installation'],
    ...['first aid course', 'beauty therapist', 'parcel delivery'],
  ];

  test.each([...tellingHeads])('“%s” leads to related searches', (word) => {
    const text = tellingExamples.find((example) => example.endsWith(` ${word}`)) ?? '';
    expect(nearThings(text)).toContain(word);
  });

  test.each([...alsoVerbs])('“%s” of a set is no topic', (word) => {
    expect(topicsOf(`${word} set`)).not.toContain(word);
  });

  test.each([...devices])('“ps5 %s” is also called PS5', (word) => {
    expect(withoutDevice(['ps5', word])).toEqual(['ps5']);
  });

  test.each([...anyVehicle])('“corsa good %s” is a Corsa', (word) => {
    expect(thingOf(`corsa good ${word}`)?.words).toEqual(['corsa']);
  });
});

describe('small words', () => {
  const sofa = (text: string) => {
    const at = text.indexOf('zz');
    return textWithout(text, [{ start: at, end: at + 2 }]);
  };

  test.each([...looseEnds])('“%s” is dropped at both ends', (word) => {
    expect([sofa(`sofa ${word} zz`), sofa(`zz ${word} sofa`)]).toEqual(['sofa', 'sofa']);
  });

  test.each([...endedNames])('“%s” is kept at the end', (name) => {
    expect(sofa(`au pair ${name} zz`)).toBe(`au pair ${name}`);
  });

  test.each([...begunNames])('“%s” is kept at the start', (name) => {
    expect(sofa(`zz ${name}`)).toBe(name);
  });

  test.each([...smallWords])('“%s” is no word that an ad may have alone', (word) => {
    const words = purposeWords.has(word) ? 'quokka' : 'quokka OR wombat';
    expect(anyWord(`quokka ${word} wombat`)).toBe(words);
  });

  test.each([...purposeWords])('what stands behind “%s” is not searched for alone', (word) => {
    expect(anyWord(`quokka wombat ${word} emu`)).toBe('quokka OR wombat');
  });

  test.each([...conditionWords])('what stands behind “%s” is dropped', (word) => {
    expect(fewerWords(`quokka wombat ${word} emu`, 1)).toContain('quokka wombat');
  });

  test.each([...ofAnyJob])('“%s” says nothing of which job', (word) => {
    expect(anyWord(`quokka ${word}`)).toBe('quokka');
  });

  test.each([...articles])('no item begins with “%s”', (word) => {
    const parts = namedParts(`i saw ${word} gaming laptop but cant wait`);
    expect(parts.filter((part) => part.startsWith(`${word} `))).toEqual([]);
  });

  test.each([...belongings])('what stands behind “%s” is no item of its own', (word) => {
    const parts = namedParts(`i saw gaming laptop ${word} corner sofa but cant wait`);
    expect(parts).not.toContain('corner sofa');
  });

  test.each([...vague])('“%s guitar” is a guitar', (word) => {
    expect(trimmedTexts(`${word} guitar`)).toContain('guitar');
  });
});

describe('words of nouns', () => {
  test.each([...childWords])('“%s scooter” is a kids scooter', (word) => {
    const { slugs, words } = thingOf(`${word} scooter`) ?? {};
    expect({ slugs, words }).toEqual({
      slugs: thingOf('kids scooter')?.slugs,
      words: [word, 'scooter'],
    });
  });

  test.each(Object.entries(usualWords))('“laptop %s” means “%s”', (word, usual) => {
    expect(thingOf(`laptop ${word}`)?.slugs).toEqual(thingOf(`laptop ${usual}`)?.slugs);
  });

  test.each(materials.split(' '))('“%s” is no misspelt town', (word) => {
    expect(isKnownWord(word)).toBe(true);
  });
});

describe('accessories', () => {
  test.each([...wantedAlone])('“%s” is wanted on its own', (word) => {
    expect(isOfOwner(word)).toBe(false);
  });

  test.each([...namedBehindAccessory])('“cover %s” names the accessory first', (word) => {
    expect(rewriteRequest(`cover ${word}`, null)).toBe(`${word} cover`);
  });

  test.each([...carParts])('“%s volvo” names the accessory first', (words) => {
    expect(rewriteRequest(`${words} volvo`, null)).toBe(`volvo ${words}`);
  });

  test.each([...containers])('“lego in a %s” is Lego', (word) => {
    expect(lookAlikes('lego')?.forThing?.accessories).not.toContain(word);
    expect(lookAlikes('guitar')?.forThing?.accessories ?? [word]).toContain(word);
  });

  test.each([...housings])('“base” may be part of a search for a %s', (word) => {
    expect(lookAlikes(word)?.forThing?.accessories ?? []).not.toContain('base');
  });

  test.each([...partsBefore])('“bed %s” is a part of a bed', (word) => {
    expect(lookAlikes('bed')?.forThing?.accessories).toContain(word);
  });
});

describe('counts and units', () => {
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
});

describe('other offers', () => {
  test.each([...lent])('“for %s” is another offer, unless it is searched for', (word) => {
    expect(otherOffersOf('sofa')).toContain(`for ${word}`);
    expect(otherOffersOf(`sofa ${word}`)).not.toContain(`for ${word}`);
  });

  test.each([...broken])('“golf %s” may be breaking', (word) => {
    expect(otherOffersOf('golf tdi')).toContain('breaking');
    expect(otherOffersOf(`golf tdi ${word}`)).not.toContain('breaking');
  });

  test.each(studs.map((words) => words.join(' ')))('“%s” sells no horse', (words) => {
    expect(otherOffersOf('cob')).toContain(words);
  });

  test.each([...wholeHomes])('a %s is not a room in one', (type) => {
    const scope = scopeBySlug('property', false);
    const facets = { propertyType: { values: [type] } };
    expect(leavesOutRooms({ ...allAds(false), scope, facets })).toBe(true);
  });
});
