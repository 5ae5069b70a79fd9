import { describe, expect, test } from 'vitest';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import { namedParts } from '@/lib/search/understanding/named-parts';
import { textWithout } from '@/lib/search/understanding/sentence';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { trimmedTexts } from '@/lib/search/understanding/without-droppable-words';
import { canonicalWord, childWords } from '@/lib/search/vocabulary/minor-words/canonical-words';
import { vague } from '@/lib/search/vocabulary/minor-words/droppable-words';
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
import { notTowns } from '@/lib/search/vocabulary/place-names/not-towns';
import { anyWord, fewerWords } from '@/lib/search/words/fewer-words';

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

  test.each(Object.entries(canonicalWord))('“laptop %s” means “%s”', (word, canonical) => {
    expect(thingOf(`laptop ${word}`)?.slugs).toEqual(thingOf(`laptop ${canonical}`)?.slugs);
  });

  test.each(notTowns.split(' '))('“%s” is no misspelt town', (word) => {
    expect(isKnownWord(word)).toBe(true);
  });
});
