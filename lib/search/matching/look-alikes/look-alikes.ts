import { categoryBySlug } from '@/lib/catalogue/categories';
import { groupOf, isInGroup } from '@/lib/search/query/scopes';
import { hasQuotesOrOr } from '@/lib/search/understanding/operators';
import { asksForAccessory } from '@/lib/search/understanding/things/asks-for-accessory';
import { goodsGroups, isOfGoods } from '@/lib/search/understanding/things/goods';
import {
  type Thing,
  thingOf,
  withoutExcluded,
} from '@/lib/search/understanding/things/things-index';
import { wordsQuery } from '@/lib/search/words/words-query';
import { accessoryForModel, accessoryForUnknown, ownerOfUnknown } from './accessory-of-unknown';
import { type LookAlikes, noLookAlikes, type TextFilter } from './conditions';
import { ofGoods } from './of-goods';
import { otherOffers } from './other-offers';
import { otherTradeOf } from './other-trade';
import { asksForRemote, atWorkplace } from './remote-jobs';

/* Excludes other ads with the words, since a lower score does not help if few ads have them. */

/** Static caravans and houseboats are sold as homes too. */
const isSold = (slug: string) => isOfGoods(slug) || slug === 'property-for-sale';

export function lookAlikesOf({ text: typed, ...filter }: TextFilter): LookAlikes | null {
  const search = { ...filter, text: withoutExcluded(typed) };
  if (search.isAdult || hasQuotesOrOr(search.text)) return null;
  const found = lookAlikesOfThing(search);
  const onSiteJob =
    isInGroup(search.scope, 'jobs') && asksForRemote(search.text) ? atWorkplace : null;
  if (!found && onSiteJob === null) return null;
  return { ...(found ?? noLookAlikes), onSiteJob };
}

function lookAlikesOfThing(search: TextFilter): LookAlikes | null {
  const { text } = search;
  const thing = thingOf(text);
  if (!thing) return null;
  if (!thing.isHead && asksForAccessory(text))
    return { ...noLookAlikes, owner: ownerOfUnknown(text) };
  if (!thing.isHead || thing.slugs.length === 0) return ofUnknown(search, thing);
  const isOfThing = thing.slugs.every(isSold) && thing.slugs.some(isOfGoods);
  return isOfThing ? ofGoods(search, thing) : ofOthersThanGoods(search, thing);
}

/** Accessories of an item that the vocabulary does not contain. */
function ofUnknown({ text, scope }: TextFilter, thing: Thing): LookAlikes | null {
  const group = scope && groupOf(scope.slug);
  const hasAccessories =
    scope?.slug !== 'vehicle-accessories' && (group === null || goodsGroups.includes(group));
  return hasAccessories
    ? {
        ...noLookAlikes,
        unknown: accessoryForUnknown(thing, text),
        forModel: accessoryForModel(thing, text),
      }
    : null;
}

/** Services, jobs and homes: other trades of the category, or goods that mention a service. */
function ofOthersThanGoods({ text, scope }: TextFilter, thing: Thing): LookAlikes {
  const group = scope && groupOf(scope.slug);
  return {
    ...noLookAlikes,
    otherOffers: group && goodsGroups.includes(group) ? otherOffers(text, thing) : null,
    otherTrade: isInGroup(scope, 'jobs') ? null : otherTradeOf(thing),
    mustBeUnpriced: thing.isLost ?? null,
    service: areServices(thing) && scope === null ? wordsQuery(thing.words.join(' '), 'A') : null,
  };
}

const areServices = ({ slugs }: Thing) =>
  slugs.every((slug) => categoryBySlug(slug)?.groupSlug === 'services');
