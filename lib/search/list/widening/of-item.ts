import { groupOf } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import {
  keepsGroup,
  keepsThing,
  sharesNoun,
  subjectOf,
} from '@/lib/search/understanding/things/keeps-thing';
import {
  brandOf,
  makerOf,
  modelAlone,
  modelOf,
} from '@/lib/search/understanding/things/makers-and-models';
import { nounKey } from '@/lib/search/understanding/things/nouns';
import { wholesOf } from '@/lib/search/understanding/things/related-things';
import { hasVagueHead, withoutHead } from '@/lib/search/understanding/things/scope-of-thing';
import { forKids, withoutToy } from '@/lib/search/understanding/things/toy-of';
import { isAnimal } from '@/lib/search/vocabulary/accessories/accessories-of-things';
import { isTelling } from '@/lib/search/words/fewer-words';
import { asJobs, isBoundToPlace, widenNearby } from './near-place';
import {
  insteadOf,
  ofNearThings,
  ofOtherThings,
  orAnyWord,
  relaxations,
  type Wider,
  withFewerWords,
  withoutAnyFilter,
  withoutPlace,
  withoutRest,
  withoutWords,
} from './relax';
import { steps, stepsBeforePrice } from './widening-steps';

/** A search for an item as it was read, in the item's group, and in its category if it has one. */
export type OfItem = { read: Wider; inGroup: Wider; inCategory: Wider };

/** Keeps the item as long as possible: drops adjectives before the price, and unknown words last. */
export const ofItem = (item: OfItem): Wider[] => [
  ...(isBoundToPlace(item.inGroup.query) ? widenNearby(item.inGroup, item.inCategory) : []),
  ...sameItemNearby(item),
  ...sameItemElsewhere(item),
  ...sameItemAtAnyPrice(item),
  ...seekersOrNeeds(item),
  ...related(item),
  ...anyWord(item),
];

/** In the place. The model or the brand says more than the noun, so they come before fewer words. */
const sameItemNearby = ({ inGroup, inCategory }: OfItem): Wider[] => [
  ...insteadOf(withoutRest(inCategory), withoutHead),
  ...insteadOf(withoutRest(inCategory), modelOf),
  ...insteadOf(withoutRest(inCategory), modelAlone),
  ...insteadOf(withoutRest(inCategory), withoutToy),
  ...insteadOf(withoutRest(inCategory), forKids),
  ...insteadOf(withoutRest(inGroup), subjectOf),
  ...fewerThat(keepsThing)(withoutRest(inGroup)).filter(keepsBrand(inGroup.query.text)),
  ...insteadOf(withoutRest(inCategory), brandOf),
  ...relaxations(inGroup, stepsBeforePrice),
  ...fewerThat(keepsThing)(withoutRest(inGroup)),
];

/** All its words were tried everywhere by now, so these have other words. */
const sameItemElsewhere = ({ inGroup, inCategory }: OfItem): Wider[] => [
  ...insteadOf(withoutPlace(inCategory), withoutHead),
  ...insteadOf(withoutPlace(inCategory), modelOf),
  ...insteadOf(withoutPlace(inCategory), brandOf),
  ...fewerThat(keepsThing)(withoutPlace(inGroup)),
];

/** A dearer one is still the item, unlike what follows. */
const sameItemAtAnyPrice = ({ inGroup, inCategory }: OfItem): Wider[] => [
  ...relaxations(inGroup, steps),
  ...insteadOf(withoutAnyFilter(inCategory), makerOf),
  ...fewerThat(keepsThing)(withoutAnyFilter(inGroup)),
];

/** Those who look for such work, or what such an animal needs. */
const seekersOrNeeds = ({ read, inGroup }: OfItem): Wider[] => [
  ...(inGroup.query.scope?.slug === 'services' && !read.query.area
    ? asJobs([inGroup], read.query.scope?.slug === 'services')
    : []),
  ...insteadOf(withoutPlace(read), withAccessories),
];

/** Other items: what it is a kind of, then of its group, then with its topic, then of its family. */
const related = ({ read, inGroup, inCategory }: OfItem): Wider[] => [
  ...ofOtherThings(withoutRest(inCategory), wholesOf),
  ...ofOtherThings(withoutPlace(inCategory), wholesOf),
  // "Games" is of the group too, and says less than a topic.
  ...(hasVagueHead(read.query.text) ? [] : fewerThat(keepsGroup)(withoutPlace(inGroup))),
  ...fewerThat(sharesNoun)(withoutPlace(inCategory)),
  ...fewerThat(keepsGroup)(withoutPlace(inGroup)),
  ...ofNearThings(withoutRest(inCategory)),
  ...ofNearThings(withoutPlace(inCategory)),
];

/** The item may be misunderstood, so the last searches need only some words, in any category. */
const anyWord = ({ read, inGroup, inCategory }: OfItem): Wider[] => [
  ...ofTellingWords(withoutPlace(inGroup)),
  ...ofTellingWords(withoutAnyFilter(read)),
  ...orAnyWord(withoutPlace(inGroup)),
  ...(isOfMixedGoods(inCategory.query) ? [] : withoutWords(inCategory)),
  ...orAnyWord(withoutAnyFilter(read)),
];

const fewerThat =
  (keeps: typeof keepsThing) =>
  (start: Wider): Wider[] =>
    withFewerWords(start, 1).filter(({ query }) => keeps(query.text, start.query.text));

/** A Bosch drill before other Bosch products. */
const keepsBrand = (text: string | null) => {
  const brand = brandOf(text);
  return ({ query }: Wider) =>
    brand !== null && query.text !== brand && (query.text ?? '').toLowerCase().includes(brand);
};

/** If there is no dog, what dogs need: quoted words exclude no accessories. */
const withAccessories = (text: string | null) =>
  text !== null && isAnimal(nounKey(text.toLowerCase().split(' '))) ? `"${text}"` : null;

/** "Catering trailer" of "catering trailer burger van". */
const ofTellingWords = (wider: Wider): Wider[] =>
  withFewerWords(wider, 2).filter(({ query: { text } }) => text?.split(' ').every(isTelling));

/** "Leisure" contains guitars and kayaks, so the category alone is no answer to a labrador. */
const isOfMixedGoods = ({ scope }: SearchQuery) =>
  scope !== null && groupOf(scope.slug) === 'buy-and-sell';
