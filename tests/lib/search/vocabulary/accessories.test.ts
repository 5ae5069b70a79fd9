import { expect, test } from 'vitest';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { rewriteRequest } from '@/lib/search/understanding/rewrite-request';
import { isOfOwner } from '@/lib/search/understanding/things/own-accessory';
import {
  carParts,
  namedBehindAccessory,
  wantedAlone,
} from '@/lib/search/vocabulary/accessories/accessories';
import {
  containers,
  housings,
  partsBefore,
} from '@/lib/search/vocabulary/look-alikes/other-offers';

const lookAlikes = (text: string) => lookAlikesOf({ text, scope: null, isAdult: false });

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
