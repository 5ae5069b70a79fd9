import { categoryBySlug } from '@/lib/catalogue/categories';
import { groupOf } from '@/lib/search/query/scopes';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import { hasQuotesOrOr } from '@/lib/search/understanding/operators';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { goodsGroups, isOfGoods } from '@/lib/search/understanding/things/goods';
import { nounKey, wordsOf } from '@/lib/search/understanding/things/nouns';
import { otherNames } from '@/lib/search/understanding/things/synonyms';
import {
  mainWordsOf,
  nounBefore,
  type Thing,
  thingOf,
  wholeVehicles,
  withoutExcluded,
} from '@/lib/search/understanding/things/things-index';
import {
  ownAccessories,
  souvenirs,
  sureAccessories,
} from '@/lib/search/vocabulary/accessories/accessories';
import { pedalled, soldByTheBag } from '@/lib/search/vocabulary/look-alikes';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { sharedCategories } from '@/lib/search/vocabulary/services/shared-categories';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import {
  accessoriesOf,
  isAccessoryOfNoun,
  ownAccessoriesOf,
  withoutDevice,
} from './accessories-of-thing';
import { accessoryForModel, accessoryForUnknown, ownerOfUnknown } from './accessory-of-unknown';
import { type LookAlikes, nothing, type TextFilter } from './conditions';
import { otherItems } from './other-items';
import { otherOffers } from './other-offers';
import { asksForRemote, atWorkplace, isOfJobs } from './remote-jobs';
import { headOf, namesOf, plain } from './title-names';

/* Excludes accessories, since a lower score does not help if few ads have the words. */

/** Static caravans and houseboats are sold as homes too. */
const isSold = (slug: string) => isOfGoods(slug) || slug === 'property-for-sale';

export function lookAlikesOf({ text: typed, ...filter }: TextFilter): LookAlikes | null {
  const search = { ...filter, text: withoutExcluded(typed) };
  if (search.isAdult || hasQuotesOrOr(search.text)) return null;
  const found = lookAlikesOfThing(search);
  const onSite = isOfJobs(search.scope) && asksForRemote(search.text) ? atWorkplace : null;
  if (!found && onSite === null) return null;
  return {
    ...(found ?? nothing),
    aside: onSite ?? found?.aside ?? null,
  };
}

function lookAlikesOfThing({ text, scope }: TextFilter): LookAlikes | null {
  const thing = thingOf(text);
  if (!thing) return null;
  const group = scope && groupOf(scope.slug);
  if (!thing.isHead && asksForAccessory(text)) return { ...nothing, owner: ownerOfUnknown(text) };
  if (!thing.isHead || thing.slugs.length === 0) {
    const hasAccessories =
      scope?.slug !== 'vehicle-accessories' && (group === null || goodsGroups.includes(group));
    return hasAccessories
      ? {
          ...nothing,
          unknown: accessoryForUnknown(thing, text),
          forModel: accessoryForModel(thing, text),
        }
      : null;
  }
  if (!thing.slugs.every(isSold) || !thing.slugs.some(isOfGoods)) {
    return {
      ...nothing,
      otherOffers: group && goodsGroups.includes(group) ? otherOffers(text, thing) : null,
      aside: isOfJobs(scope) ? null : asideOf(thing),
      sold: thing.isLost ?? null,
      service: areServices(thing) && scope === null ? wordsQuery(thing.words.join(' '), 'A') : null,
    };
  }
  const named = wordsQuery(thing.words.join(' '), 'A');
  const words = withoutDevice(thing.words);
  // A chain is an accessory of a chain saw.
  const called = otherNames(words.join(' '))
    .filter((name) => name.replaceAll(' ', '') !== words.join(''))
    .flatMap((name) => name.split(' '));
  // An "infant carrier" is itself a car seat.
  const ownWords = new Set([...wordsOf(text), ...words, ...called].map(stem));
  const ofWords = accessoriesOf(words);
  if (ofWords.includes('game') && namesGame(text, thing)) return { ...nothing };
  const isWhole =
    thing.slugs.some((slug) => slug === 'other-vehicles' || wholeVehicles.includes(slug)) &&
    !thing.slugs.includes('vehicle-accessories');
  const isVehicle = [...thing.slugs, scope?.slug ?? ''].some((slug) =>
    wholeVehicles.includes(slug),
  );
  const others = [...new Set([...sureAccessories, ...ofWords])].filter(
    (accessory) =>
      !accessory.split(' ').every((word) => ownWords.has(word)) &&
      !(containers.has(accessory) && soldByTheBag.has(thing.words.at(-1) ?? '')) &&
      // "Nissan Note 1.5 manual" is a car.
      !(isVehicle && accessory === 'manual'),
  );
  const typed = new Set(wordsOf(text).map(stem));
  const isAccessory = asksForAccessory(text) || housings.has(thing.words.at(-1) ?? '');
  const ofAccessory = isAccessory
    ? others.filter((accessory) => ofWords.includes(accessory))
    : others;
  const behind = wordsQuery(thing.words.join(' '), 'D');
  return {
    forThing:
      isAccessory && ofAccessory.length === 0
        ? null
        : {
            accessories: isAccessory ? ofAccessory : [...others, ...partsBefore],
            words: [`(${named})`, `(${behind})`, ...brokenName(thing.words)].join(' | '),
            named,
            namedOutsideDescription: wordsQuery(thing.words.join(' '), 'ABD'),
            things: namesOf(words, isVehicle ? null : 'kinds'),
            names: namesOf(words, isVehicle ? null : 'same'),
            others: ofAccessory,
            head: plain(headOf(withoutDevice(thing.words))),
            own: ownAccessoriesOf(withoutDevice(thing.words), [
              ...ofAccessory,
              ...(isAccessory ? [] : ownAccessories).filter(
                (accessory) => !isTyped(accessory, typed),
              ),
            ]),
            behind: `(${behind}) & !(${named})`,
            isConsole: thing.words.at(-1) === 'console',
          },
    forModel: null,
    souvenir:
      thing.slugs.every((slug) => wholeVehicles.includes(slug) || slug === 'other-vehicles') &&
      !isAccessory
        ? {
            accessories: [
              ...(isVehicle ? others : []),
              ...souvenirs.filter((one) => !isTyped(one, typed)),
            ],
            slugs: [...wholeVehicles, 'other-vehicles'],
          }
        : null,
    owner:
      isAccessory || isAccessoryOfNoun(thing) ? ownerOf(thing, named, mainWordsOf(text)) : null,
    aside: asideOf(thing),
    wholeVehicle: isVehicle
      ? null
      : pedalled.has(nounKey(thing.words))
        ? anyQuery([thing.words.join(' ')], 'A')
        : wordsQuery(thing.words.join(' '), 'A', 'same'),
    service: null,
    otherOffers: otherOffers(text, thing, accessoriesOf(words), wholeNamesOf(words)),
    otherItems: otherItems(thing, text),
    sold: null,
    unknown: null,
    parts:
      isWhole && scope?.kind !== 'category' && !ofParts.test(text) ? 'vehicle-accessories' : null,
  };
}

/** "Spiderman PS5": an unknown word beside a console is the title of a game. */
const namesGame = (text: string, { words }: Thing) =>
  mainWordsOf(text).some(
    (word) =>
      /^[a-z]{3,}$/.test(word) &&
      !words.includes(word) &&
      !isKnownWord(word) &&
      !isDescribing(word),
  );

/** "MacBook charger, Air M1" */
const brokenName = ([first = '', ...rest]: readonly string[]) =>
  rest.length === 0 ? [] : [`(${wordsQuery(first, 'A')}) & (${wordsQuery(rest.join(' '), 'D')})`];

const areServices = ({ slugs }: Thing) =>
  slugs.every((slug) => categoryBySlug(slug)?.groupSlug === 'services');

/** "Skips for hire" is not about removals, although the category has the word. */
function asideOf({ words }: Thing): string | null {
  const shared = sharedCategories.find(({ nouns }) => nouns.includes(nounKey(words)));
  if (!shared) return null;
  return `(${anyQuery(shared.others, 'AD')}) & !(${anyQuery(shared.own, 'AD')})`;
}

/** "MacBook, charger included", for a MacBook charger. */
function ownerOf({ words }: Thing, named: string, typed: readonly string[]): string | null {
  const head = words.at(-1) ?? '';
  const owner = nounBefore(typed.slice(0, typed.indexOf(head) + 1));
  if (!owner) return null;
  const own = wordsQuery(owner.join(' '), 'A');
  return `(${own}) & !(${wordsQuery(head, 'A')} | ${named})`;
}

/** With letters and digits of a word together, unlike namesOf, since words are looked up first. */
const wholeNamesOf = (words: readonly string[]) => [
  words,
  ...otherNames(words.join(' '), 'same').map((name) => name.split(' ')),
];

/** The start of a longer name: "bed base". */
const partsBefore = ['base'];

const containers = new Set(['bag', 'case', 'crate', 'tray']);

/** "Two rabbits with hutch", for a hutch. */
const housings = new Set(['hutch', 'cage', 'tank', 'coop', 'kennel', 'vivarium']);

const isTyped = (accessory: string, typed: ReadonlySet<string>) =>
  accessory.split(' ').every((word) => typed.has(word));

const ofParts = /\b(?:spares?|parts?|breaking|breakers?|repairs?)\b/i;

/** "Mattress" is no plural. */
const stem = (word: string) => word.replace(/(?<!s)s$/, '');
