import { ownValue } from '@/lib/own-value';
import { groupOf } from '@/lib/search/query/scopes';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { isOfGoods } from '@/lib/search/understanding/things/goods';
import { isModel } from '@/lib/search/understanding/things/makers-and-models';
import { isNoun } from '@/lib/search/understanding/things/nouns';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import {
  carParts,
  namedBehindAccessory,
  sureAccessories,
} from '@/lib/search/vocabulary/accessories/accessories';
import { brands } from '@/lib/search/vocabulary/brands';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { smallWords } from '@/lib/search/vocabulary/minor-words/small-words';
import { rewrites } from '@/lib/search/vocabulary/rewrites';
import { patternsOfTradeSearches } from '@/lib/search/vocabulary/services/customer-or-employer';
import { patternsOfRequests } from '@/lib/search/vocabulary/services/requests';
import {
  doers,
  peopleOf,
  workingTimes,
  workplaces,
} from '@/lib/search/vocabulary/services/who-does-it';
import { inFull } from './in-full';
import { hasQuotes } from './operators';

const { beforeSomebody, kindOfPost, namesWorker, saysHowOften, saysNeeded, saysWhen } =
  patternsOfRequests;
const { endsRequest, hires, hiresGoods, namesFirm, namesPerson } = patternsOfTradeSearches;
const groupsOfPeople = new Set(['services', 'jobs', 'personals']);
/** The words in ads for what is requested; `group`: the group being searched. */
export function rewriteRequest(shortened: string | null, group: string | null): string | null {
  const text = shortened && inFull(shortened);
  const whole = withoutStrayOr(text)?.toLowerCase().replace(/\s+/g, ' ').trim();
  const plain = whole
    // "I am an elderly lady, somebody to mow my lawn"
    ?.replace(beforeSomebody.pattern, '');
  if (!text || !whole || !plain) return text;
  if (group === 'jobs') {
    const timed = plain.replace(/^\S+|\S+$/g, (word) => ownValue(workingTimes, word) ?? word);
    return workOf(timed) ?? rewrite(timed) ?? (timed === plain ? text : timed);
  }
  if (group !== null && group !== 'services') return text;
  const [, who = ''] = namesWorker.pattern.exec(plain) ?? [];
  const service = ownValue(peopleOf, who);
  if (service) return service;
  const hired = plain.replace(hires.pattern, '');
  if (hired !== plain && namesPerson.pattern.test(hired) && isService(hired)) return hired;
  const [, rented = '', lent = ''] = hiresGoods.pattern.exec(plain) ?? [];
  const goods = rented || lent;
  if (isHired(goods)) return `${goods} hire`;
  const [, trade = ''] = namesFirm.pattern.exec(plain) ?? [];
  if (isService(trade)) return trade;
  const [, noun = ''] = saysNeeded.pattern.exec(plain) ?? [];
  const nounGroup = groupOfThing(thingOf(noun || null));
  if (nounGroup !== null && groupsOfPeople.has(nounGroup)) return noun;
  const [, before, behind] = saysHowOften.pattern.exec(plain) ?? [];
  const repeated = before ?? behind ?? '';
  if (isService(repeated)) return repeated;
  return (
    rewrite(plain) ??
    (whole === plain ? null : rewrite(whole)) ??
    rewriteBeforeComma(plain) ??
    rewriteBeforeTail(plain) ??
    withAccessoryLast(withoutStrayOr(text) ?? text)
  );
}

const isService = (text: string) => groupOfThing(thingOf(text || null)) === 'services';

/** A hot tub, a van, or tables and chairs; no flat, and no chair of a salon. */
function isHired(goods: string): boolean {
  const { words = [], slugs = [], isHead } = thingOf(goods || null) ?? {};
  if (isNoun(`${goods} hire`)) return !slugs.some((slug) => groupOf(slug) === 'property');
  const others = goods.split(' ').filter((word) => !words.includes(word) && word !== 'and');
  return (
    isHead === true &&
    !/^(?:chair|desk|horse|kitchen)$/.test(goods) &&
    slugs.some(isOfGoods) &&
    others.every((word) => isDescribing(word) || thingOf(word)?.slugs.some(isOfGoods))
  );
}

/** "Something to sleep guests on, small space" */
function rewriteBeforeComma(plain: string): string | null {
  const comma = plain.indexOf(',');
  return comma > 0 ? rewrite(plain.slice(0, comma).trim()) : null;
}

/** "Puncture repair at my house", "house clearance after mum passed" */
function rewriteBeforeTail(plain: string): string | null {
  const bare = plain.replace(endsRequest.pattern, '');
  if (bare === plain || bare === '') return null;
  return rewrite(bare) ?? (isService(bare) ? bare : null);
}

/** "Fix a leaking tap" means what "leaking tap" means. */
function rewrite(plain: string): string | null {
  for (const { pattern, rewritten } of rewrites) {
    const [whole, ...about] = pattern.exec(plain) ?? [];
    if (whole === undefined) continue;
    if (!rewritten.includes('$1')) return rewritten;
    const object = about.find(Boolean) ?? '';
    return (object === plain ? null : rewrite(object)) ?? rewritten.replaceAll('$1', object).trim();
  }
  return null;
}

/** "Case iPhone 13" is an iPhone 13 case, and "tow bar volvo" a Volvo tow bar. */
function withAccessoryLast(text: string): string {
  const words = text.replace(/^replacement /i, '').split(/\s+/);
  const length = carParts.has(words.slice(0, 2).join(' ').toLowerCase()) ? 2 : 1;
  const first = words.slice(0, length).join(' ');
  const rest = words.slice(length).join(' ');
  const [accessory, name] = [first.toLowerCase(), (words[length] ?? '').toLowerCase()];
  const owner = thingOf(rest);
  const isOwner =
    namedBehindAccessory.has(name) ||
    brands.has(name) ||
    isModel(name) ||
    (length === 2 && groupOfThing(owner) === 'vehicles' && !smallWords.has(name));
  const isAccessory = length === 2 || sureAccessories.includes(accessory);
  if (!isOwner || brands.has(accessory) || !isAccessory) return text;
  const isWhole = owner?.isHead === true && owner.slugs.length > 0 && !asksForAccessory(rest);
  return isWhole ? `${rest} ${first}` : text;
}

/** "Care for my mum", "plumber needed": asks for a service. */
export function requestsService(text: string | null): boolean {
  const rewritten = rewriteRequest(text, null);
  return (
    rewritten !== withoutStrayOr(text) &&
    rewritten !== text &&
    (groupOfThing(thingOf(rewritten)) === 'services' || / (?:repair|hire)$/.test(rewritten ?? ''))
  );
}

/** "Coffee shop": barista; "class 1 driving work": class 1 driver. */
function workOf(plain: string): string | null {
  const bare = plain.replace(kindOfPost.pattern, '').replace(hires.pattern, '');
  const known = ownValue(workplaces, plain) ?? ownValue(workplaces, bare);
  if (known) return known;
  const [, time = '', place = ''] = saysWhen.pattern.exec(bare) ?? [];
  const doneThere = ownValue(workplaces, place) ?? null;
  if (doneThere !== null && !doneThere.includes(' OR ')) return `${time} ${doneThere}`;
  const [, before = '', last = ''] = /^(.+) (\S+)$/.exec(bare) ?? [];
  const doer = ownValue(doers, last);
  if (doer) return `${before} ${doer}`;
  return bare === plain ? null : bare;
}

/** "Driveway or parking space": several words have no other meaning. */
const isName = (text: string) => (thingOf(text)?.isHead && thingOf(text)?.words.length) === 2;

/** "TV stand or unit": a word with another meaning of its own is not an alternative. */
function withoutStrayOr(text: string | null): string | null {
  const [, first = '', second = ''] = /^(.+?) or (.+)$/.exec(text ?? '') ?? [];
  if (second === '' || hasQuotes(text ?? '') || isName(second)) return text;
  const [group, other] = [groupOfThing(thingOf(first)), groupOfThing(thingOf(second))];
  return group !== null && group !== other ? first : text;
}
