import { fixedPhrases } from '@/lib/search/vocabulary/fixed-phrases';
import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* Articles, prepositions and the like. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** They need another word: at the start and at the end of a text they say nothing. */
export const looseEnds = words(
  'in for with near at and or the of to is from on around i my a an that which',
);

/** Names that end with such a word. */
export const endedNames: ReadonlySet<string> = new Set([
  ...['live in', 'lean to', 'sleep in', 'walk in', 'built in'],
  ...['turn on', 'turning on', 'switch on', 'come on', 'power on'],
]);

/** Names that begin with such a word: "i phone", "a levels". */
export const begunNames: ReadonlySet<string> = new Set([
  'a level',
  'a levels',
  ...fixedPhrases.filter((phrase) => /^i \S+$/.test(phrase)),
]);

/** Too small for a text of fewer words. */
export const smallWords = words(
  'an and are as at by for from has do in is it my near need needs of on or someone somebody that the this to with',
);

/** What stands behind these does not name the item. */
export const purposeWords = words('for to with');

/** "Vivaro van" of "Vivaro van no VAT". */
export const conditionWords = words('for with no not without that');

/** They say nothing of which job. */
export const ofAnyJob = words('part full time job jobs work');

/** No item begins with these. */
export const articles = words('a an the my our and or');

/** What stands behind these belongs to something else. */
export const belongings = words('for with of to in at near from that which');

/** Hardly ever in the name of an item. */
const ofSentence: Pattern = {
  pattern:
    /\b(?:i|i'?m|me|my|we|our|us|he|she|they|his|her|them|its|but|only|cant|can't|dont|don't|wont|won't|is|are|am|was|have|got|gone|please|because|so|really|just)\b/i,
  has: "i i'm im me my we our us he she they his her them its but only cant can't dont don't wont won't is are am was have got gone please because so really just".split(
    ' ',
  ),
  lacks: ['sofa', 'sooty', 'heater', 'wedding', 'a gotham poster'],
};

/** "Part time", "short term", "group 1" of a car seat, "42 chest" of a jacket: not the item's name. */
const notNamed: Pattern = {
  pattern:
    /\b(?:part|full)[ -]?time\b|\b(?:short|long)[ -]?term\b(?! lets?\b)|\b(?:(?:insurance )?group|stage) ?\d[\d+/-]*|\b\d{2}(?:in|"| ?inch)? (?:chest|waist|hips?|leg)\b|\b(?:chest|waist|hips) \d{2}\b|\b(?:drivers?|passengers?) side\b/gi,
  has: [
    ...['part time', 'full-time', 'short term', 'long term', 'car seat group 1', 'stage 2'],
    ...['insurance group 5', '42 chest', '32in waist', '30 inch leg', '40 hips', 'waist 34'],
    ...['chest 42', 'hips 38', 'drivers side', 'passenger side'],
  ],
  lacks: ['short term let', 'long term lets', 'chest of drawers', 'part', 'stage', 'group'],
};

/** They describe others: "3 seater" alone is a sofa, but not after one; "leather" describes a suite. */
const saysOfOthers: Pattern = {
  pattern: /^(?:seaters?|leather)$/,
  has: ['seater', 'seaters', 'leather'],
  lacks: ['seat', 'leatherette'],
};

/** "TV stand glass" is a stand, "greenhouse glass" is glass. */
const madeOfGlass: Pattern = {
  pattern:
    /\b(?:tables?|stands?|desks?|cabinets?|shel(?:f|ves)|lamps?|vases?|bowls?|units?) glass$/,
  has: ['tv stand glass', 'coffee table glass'],
  lacks: ['greenhouse glass', 'glass table', 'glass'],
};

export const patternsOfSmallWords = { ofSentence, notNamed, saysOfOthers, madeOfGlass };
