import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { addTime, day } from '@/lib/dates';
import { aboutThing } from '@/lib/search/matching/about-thing';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { opposites } from '@/lib/search/matching/look-alikes/opposites';
import { facetKey, hasOptions, saysZero } from '@/lib/search/query/facet-values';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchFilter } from '@/lib/search/query/search-query';
import { excludedCategories, excludesWanted } from '@/lib/search/understanding/offers-only';
import { goodsGroups } from '@/lib/search/understanding/things/goods';
import { wholeVehicles } from '@/lib/search/understanding/things/things-index';
import { givenAway } from '@/lib/search/vocabulary/given-away';
import { onlyStopWords } from '@/lib/search/words/stop-words';
import { anyQuery, neededQuery } from '@/lib/search/words/words-query';
import { all, any, type Clause, is, isOneOf, not } from './clause';
import { detailKey } from './detail-key';
import type { Words } from './read-words';
import {
  accessoryBehind,
  beginsWithAccessory,
  behindComma,
  behindFor,
  isTitledSo,
  namesInTitle,
  ownAccessory,
} from './title-clause';

/** The counterpart of lib/search/postgresql/sql/matching-sql.ts. */
export function filterClauses(filter: SearchFilter, now: Date, words: Words): Clause[] {
  const { text, isAdult, scope, area, radius, postedWithin, withPhotos, seller } = filter;
  const outcodes = outcodesAround(area, radius);
  const since = postedWithin === null ? null : addTime(now, -postedWithin * day).getTime();
  return [
    is('isAdult', isAdult),
    { range: { expiresAt: { gt: now.getTime() } } },
    ...(scope ? [is(scope.kind === 'group' ? 'categoryGroup' : 'category', scope.slug)] : []),
    ...(outcodes ? [isOneOf('outcode', outcodes)] : []),
    ...priceClauses(filter, words),
    ...(since === null
      ? []
      : [{ range: { rankedAt: { gte: since } } }, { range: { createdAt: { gte: since } } }]),
    ...(withPhotos ? [is('hasPhoto', true)] : []),
    ...(seller ? [is('isTrade', seller === 'trade')] : []),
    ...facetClauses(filter, words),
    ...(text === null ? [] : wordsClauses({ ...filter, text }, words)),
    ...(text === null ? [] : lookAlikeClauses({ ...filter, text }, words)),
    ...oppositeClauses(filter),
    ...(excludesWanted(filter) ? [is('isWanted', false)] : []),
    ...excludedCategories(filter).map((slug) => not(is('category', slug))),
  ];
}

function oppositeClauses(filter: SearchFilter): Clause[] {
  const names = opposites(filter);
  return names.length > 0 ? [not(namesInTitle(names))] : [];
}

function priceClauses({ minPence, maxPence }: SearchFilter, words: Words): Clause[] {
  if (maxPence === 0) {
    return [
      not({ exists: { field: 'pricePence' } }),
      any([
        is('category', 'free-stuff-swap'),
        words('free'),
        all([is('categoryGroup', 'buy-and-sell'), words(anyQuery(givenAway, ''))]),
      ]),
    ];
  }
  if (minPence === null && maxPence === null) return [];
  const bounds = {
    ...(minPence === null ? {} : { gte: minPence }),
    ...(maxPence === null ? {} : { lte: maxPence }),
  };
  return [{ range: { pricePence: bounds } }];
}

function wordsClauses(filter: SearchFilter & { text: string }, words: Words): Clause[] {
  const about = aboutThing(filter);
  const small = onlyStopWords(filter.text);
  const found = words(neededQuery(filter.text));
  const hasWords = small ? any([found, isTitledSo(small)]) : found;
  if (!about) return [hasWords];
  const isOfKind = isOneOf('category', about.slugs);
  const isKind = about.whole === '' ? isOfKind : all([isOfKind, words(about.whole)]);
  return [
    hasWords,
    ...(about.others.length > 0 ? [not(isOneOf('categoryGroup', about.others))] : []),
    about.named === '' ? isOfKind : any([isKind, all([words(about.headed), words(about.named)])]),
    ...(about.isGeneral ? [any([not(is('categoryGroup', 'jobs')), words(about.titled)])] : []),
  ];
}

function lookAlikeClauses(filter: SearchFilter & { text: string }, words: Words): Clause[] {
  const {
    forThing,
    forModel,
    souvenir,
    owner,
    otherTrade,
    onSiteJob,
    wholeVehicle,
    service,
    otherOffers,
    otherItems,
    mustBeUnpriced,
    unknown,
    parts,
  } = lookAlikesOf(filter) ?? {};
  return [
    ...(parts ? [not(is('category', parts))] : []),
    ...(forThing
      ? [
          not(
            all([
              words(anyQuery(forThing.accessories, 'A')),
              words(forThing.words),
              any([not(words(forThing.named)), accessoryBehind(forThing.things, forThing.others)]),
            ]),
          ),
          not(
            all([
              words(anyQuery(forThing.others, 'A')),
              not(words(forThing.namedOutsideDescription)),
            ]),
          ),
          not(beginsWithAccessory(forThing.things, forThing.others)),
          not(all([words(anyQuery(forThing.own, 'A')), ownAccessory(forThing.head, forThing.own)])),
          not(
            all([
              words(forThing.behind),
              any([
                behindFor(forThing.names),
                ...(forThing.isConsole ? [behindComma(forThing.names)] : []),
              ]),
            ]),
          ),
        ]
      : []),
    ...(forModel
      ? [
          not(
            all([
              words(anyQuery(forModel.accessories, 'A')),
              any([
                all([words(forModel.model), accessoryBehind(forModel.whole, forModel.accessories)]),
                all([
                  not(words(forModel.model)),
                  accessoryBehind(forModel.names, forModel.accessories),
                ]),
              ]),
            ]),
          ),
        ]
      : []),
    ...(souvenir
      ? [
          not(
            all([
              not(isOneOf('category', souvenir.slugs)),
              words(anyQuery(souvenir.accessories, 'A')),
            ]),
          ),
        ]
      : []),
    ...[owner, otherTrade, onSiteJob].flatMap((other) => (other ? [not(words(other))] : [])),
    ...(service
      ? [not(all([isOneOf('categoryGroup', ['buy-and-sell', 'jobs']), not(words(service))]))]
      : []),
    ...(otherOffers ? [not(namesInTitle(otherOffers))] : []),
    ...(otherItems
      ? [
          not(
            all([
              not(isOneOf('category', otherItems.slugs)),
              words(anyQuery(otherItems.names, 'A')),
            ]),
          ),
        ]
      : []),
    ...(mustBeUnpriced ? [not({ range: { pricePence: { gt: 0 } } })] : []),
    ...(unknown ? [not(all([isOneOf('categoryGroup', goodsGroups), words(unknown)]))] : []),
    ...(wholeVehicle ? [any([not(isOneOf('category', wholeVehicles)), words(wholeVehicle)])] : []),
  ];
}

const facetClauses = (
  { scope, isAdult, facets, unrefused = [] }: SearchFilter,
  words: Words,
): Clause[] => [
  ...facetFields(scope, isAdult).flatMap((field) => {
    const choice = facets[field.name];
    return choice ? choiceClauses(field, choice, words) : [];
  }),
  ...unrefused.map((name) => not(is('details', detailKey(name, 'No')))),
];

function choiceClauses(field: FormField, choice: FacetChoice, words: Words): Clause[] {
  if ('values' in choice) {
    const known = hasOptions(field) ? new Set(field.options.map(facetKey)) : null;
    const values = choice.values.filter((value) => known?.has(value) ?? true);
    return [
      isOneOf(
        'details',
        values.map((value) => detailKey(field.name, value)),
      ),
    ];
  }
  const { min, max } = choice;
  const own = `numbers.${field.name}`;
  const upper = 'upperFacet' in field && field.upperFacet ? `numbers.${field.upperFacet}` : null;
  const least = (name: string): Clause => ({ range: { [name]: { gte: min ?? 0 } } });
  const reaches = upper
    ? any([least(upper), all([not({ exists: { field: upper } }), least(own)])])
    : least(own);
  const within = [
    ...(min === null ? [] : [reaches]),
    ...(max === null ? [] : [{ range: { [own]: { lte: max } } }]),
  ];
  const zero = saysZero(field, choice);
  if (!zero) return within;
  const inTitle = all([words(zero.word), { range: { [own]: { gte: 1, lte: 1 } } }]);
  const implied = zero.details.map(([name, value]) => detailKey(name, value));
  return [any([all(within), inTitle, isOneOf('details', implied)])];
}
