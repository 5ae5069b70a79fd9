import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { isDescribing, onlyDescribe } from '@/lib/search/vocabulary/minor-words/describing';
import {
  articles,
  belongings,
  patternsOfSmallWords,
} from '@/lib/search/vocabulary/minor-words/small-words';
import { hasOperators } from './operators';
import { rewriteRequest } from './rewrite-request';

/* Only a part names what is wanted: "dog walker but only my dog he dont like others". */

const fewestWords = 3;
/** Of a sentence, from its start; more say little. */
const mostWords = 14;
const longestPart = 6;
const shortestWord = 4;
const mostParts = 3;

/** Parts that name something alone, longest first: requests, or items of a sentence. */
export function namedParts(text: string): string[] {
  const words = text.split(/\s+/).slice(0, mostWords);
  if (words.length < fewestWords || hasOperators(text) || asksForAccessory(text)) return [];
  const cut = words.findIndex((word, index) => index > 0 && belongings.has(word.toLowerCase()));
  const parts = partsOf(words);
  const before = cut < 0 ? parts : partsOf(words.slice(0, cut));
  const requests = parts.filter(isRequest);
  const isOfItem =
    requests.length === 0 && patternsOfSmallWords.ofSentence.pattern.test(text) && !namesItem(text);
  const named = (isOfItem ? before.filter(isItem) : requests).filter((part) => part !== text);
  return named
    .filter(
      (part, index) => !named.slice(0, index).some((longer) => ` ${longer} `.includes(` ${part} `)),
    )
    .slice(0, mostParts);
}

function partsOf(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (let length = Math.min(longestPart, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      parts.push(words.slice(start, start + length).join(' '));
    }
  }
  return parts;
}

const groupsOfWork = new Set(['services', 'jobs']);

/** "Roof leaking", "carer job" */
function isRequest(part: string): boolean {
  const [, post] = /^(.+) jobs?$/i.exec(part) ?? [];
  if (post !== undefined)
    return namesItem(post) && groupsOfWork.has(groupOfThing(thingOf(post)) ?? '');
  const rewritten = part.includes(' ') ? rewriteRequest(part, null) : part;
  return rewritten !== part && groupOfThing(thingOf(rewritten)) !== null;
}

const namesItem = (text: string) => {
  const thing = thingOf(text);
  return thing?.isHead === true && thing.slugs.length > 0;
};

/** "Gaming laptop", not "laptop games" or "cheap". */
function isItem(part: string): boolean {
  const thing = thingOf(part);
  if (!thing || !namesItem(part)) return false;
  const words = part.toLowerCase().split(' ');
  if (articles.has(words[0] ?? '')) return false;
  const described = words.slice(0, words.length - thing.words.length);
  return (
    part.toLowerCase().endsWith(thing.words.join(' ')) &&
    described.every(isDescribing) &&
    !onlyDescribe(words) &&
    (words.length > 1 || part.length >= shortestWord)
  );
}
