import { isKnownWord } from '@/lib/search/understanding/known-words';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { isOfGoods } from '@/lib/search/understanding/things/goods';
import { nounKey, wordsOf } from '@/lib/search/understanding/things/nouns';
import { otherNames } from '@/lib/search/understanding/things/synonyms';
import {
  mainWordsOf,
  nounBefore,
  type Thing,
  wholeVehicles,
} from '@/lib/search/understanding/things/things-index';
import {
  ownAccessories,
  souvenirs,
  sureAccessories,
} from '@/lib/search/vocabulary/accessories/accessories';
import { pedalled, soldByTheBag } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import {
  containers,
  housings,
  partsBefore,
  patternsOfOffers,
} from '@/lib/search/vocabulary/look-alikes/other-offers';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import {
  accessoriesOf,
  isAccessoryOfNoun,
  ownAccessoriesOf,
  withoutDevice,
} from './accessories-of-thing';
import { type LookAlikes, noLookAlikes, type TextFilter } from './conditions';
import { otherItems } from './other-items';
import { otherOffers } from './other-offers';
import { otherTradeOf } from './other-trade';
import { headOf, namesOf, plain } from './title-names';

/** What is known of goods and vehicles before their look-alikes are listed. */
type Goods = {
  thing: Thing;
  /** Without "console" of a PS5 console. */
  bareWords: readonly string[];
  /** All words of the search, in the singular. */
  typedWords: ReadonlySet<string>;
  isVehicle: boolean;
  /** An accessory is searched for, or a hutch. */
  isAccessory: boolean;
  /** That the search does not name. */
  accessories: readonly string[];
  /** Of these, for an accessory only those of its owner. */
  ofAccessory: readonly string[];
};

export function ofGoods(search: TextFilter, thing: Thing): LookAlikes {
  const { text, scope } = search;
  const bareWords = withoutDevice(thing.words);
  const ofWords = accessoriesOf(bareWords);
  if (ofWords.includes('game') && namesGame(text, thing)) return { ...noLookAlikes };
  const goods = goodsOf(search, thing, ofWords);
  const { isVehicle, isAccessory } = goods;
  const named = wordsQuery(thing.words.join(' '), 'A');
  const isWhole = thing.slugs.some(isWholeVehicle) && !thing.slugs.includes('vehicle-accessories');
  return {
    ...noLookAlikes,
    forThing: forThingOf(goods, named),
    souvenir: souvenirOf(goods),
    owner:
      isAccessory || isAccessoryOfNoun(thing) ? ownerOf(thing, named, mainWordsOf(text)) : null,
    otherTrade: otherTradeOf(thing),
    wholeVehicle: isVehicle ? null : wholeVehicleOf(thing),
    otherOffers: otherOffers(text, thing, ofWords, wholeNamesOf(bareWords)),
    otherItems: otherItems(thing, text, scope),
    parts:
      isWhole && scope?.kind !== 'category' && !patternsOfOffers.asksForParts.pattern.test(text)
        ? 'vehicle-accessories'
        : null,
  };
}

function goodsOf({ text, scope }: TextFilter, thing: Thing, ofWords: readonly string[]): Goods {
  const bareWords = withoutDevice(thing.words);
  // A chain is an accessory of a chain saw.
  const called = otherNames(bareWords.join(' '))
    .filter((name) => name.replaceAll(' ', '') !== bareWords.join(''))
    .flatMap((name) => name.split(' '));
  // An "infant carrier" is itself a car seat.
  const ownWords = new Set([...wordsOf(text), ...bareWords, ...called].map(stem));
  const isVehicle = [...thing.slugs, scope?.slug ?? ''].some((slug) =>
    wholeVehicles.includes(slug),
  );
  const accessories = [...new Set([...sureAccessories, ...ofWords])].filter(
    (accessory) =>
      !accessory.split(' ').every((word) => ownWords.has(word)) &&
      !(containers.has(accessory) && soldByTheBag.has(thing.words.at(-1) ?? '')) &&
      // "Nissan Note 1.5 manual" is a car.
      !(isVehicle && accessory === 'manual'),
  );
  const isAccessory = asksForAccessory(text) || housings.has(thing.words.at(-1) ?? '');
  const ofAccessory = isAccessory
    ? accessories.filter((accessory) => ofWords.includes(accessory))
    : accessories;
  const typedWords = new Set(wordsOf(text).map(stem));
  return { thing, bareWords, typedWords, isVehicle, isAccessory, accessories, ofAccessory };
}

/** Titles of accessories for the item; null for an accessory that has none. */
function forThingOf(goods: Goods, named: string): LookAlikes['forThing'] {
  const { thing, bareWords, typedWords, isVehicle, isAccessory, accessories, ofAccessory } = goods;
  if (isAccessory && ofAccessory.length === 0) return null;
  const behind = wordsQuery(thing.words.join(' '), 'D');
  return {
    accessories: isAccessory ? [...ofAccessory] : [...accessories, ...partsBefore],
    words: [`(${named})`, `(${behind})`, ...brokenName(thing.words)].join(' | '),
    named,
    namedOutsideDescription: wordsQuery(thing.words.join(' '), 'ABD'),
    things: namesOf(bareWords, isVehicle ? null : 'kinds'),
    names: namesOf(bareWords, isVehicle ? null : 'same'),
    others: [...ofAccessory],
    head: plain(headOf(bareWords)),
    own: ownAccessoriesOf(bareWords, [
      ...ofAccessory,
      ...(isAccessory ? [] : ownAccessories).filter((one) => !isTyped(one, typedWords)),
    ]),
    behind: `(${behind}) & !(${named})`,
    isConsole: thing.words.at(-1) === 'console',
  };
}

/** Titles of things that show the vehicle: "Corsa key ring". */
const souvenirOf = (goods: Goods): LookAlikes['souvenir'] =>
  goods.thing.slugs.filter(isOfGoods).every(isWholeVehicle) && !goods.isAccessory
    ? {
        accessories: [
          ...(goods.isVehicle ? goods.accessories : []),
          ...souvenirs.filter((one) => !isTyped(one, goods.typedWords)),
        ],
        slugs: [...wholeVehicles, 'other-vehicles'],
      }
    : null;

const isWholeVehicle = (slug: string) => slug === 'other-vehicles' || wholeVehicles.includes(slug);

const wholeVehicleOf = ({ words }: Thing) =>
  pedalled.has(nounKey(words))
    ? anyQuery([words.join(' ')], 'A')
    : wordsQuery(words.join(' '), 'A', 'same');

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

const isTyped = (accessory: string, typed: ReadonlySet<string>) =>
  accessory.split(' ').every((word) => typed.has(word));

/** "Mattress" is no plural. */
const stem = (word: string) => word.replace(/(?<!s)s$/, '');
