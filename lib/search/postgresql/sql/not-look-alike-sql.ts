import { Prisma } from '@/lib/db/prisma';
import type { ForModel } from '@/lib/search/matching/look-alikes/accessory-of-unknown';
import {
  type LookAlikes,
  noLookAlikes,
  type TextFilter,
} from '@/lib/search/matching/look-alikes/conditions';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { opposites } from '@/lib/search/matching/look-alikes/opposites';
import type { Names } from '@/lib/search/matching/look-alikes/title-names';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { goodsGroups } from '@/lib/search/understanding/things/goods';
import { wholeVehicles } from '@/lib/search/understanding/things/things-index';
import { anyQuery } from '@/lib/search/words/words-query';
import { namesAccessorySql } from './accessories-sql';
import { endsFirstPartSql, hasBehindSql, isNextSql } from './title-words-sql';
import { querySql } from './words-sql';

/* The rules of lib/search/matching/look-alikes in SQL. */

/** CASE hides the patterns from the planner, which would try them on all its samples each time. */
export function notLookAlikeSql(filter: TextFilter): Prisma.Sql[] {
  const conditions = conditionsOf(filter);
  if (conditions.length === 0) return [];
  return [
    Prisma.sql`(CASE WHEN a."categoryGroup" IS NOT NULL THEN ${Prisma.join(conditions, ' AND ')} END) IS TRUE`,
  ];
}

function conditionsOf(filter: TextFilter): Prisma.Sql[] {
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
  } = lookAlikesOf(filter) ?? noLookAlikes;
  return [
    ...(parts ? [Prisma.sql`(a."category" <> ${parts}) IS TRUE`] : []),
    ...(forThing ? [notForThing(forThing)] : []),
    ...(forModel ? [notForModel(forModel)] : []),
    ...(souvenir
      ? [
          Prisma.sql`(a."category" <> ALL (${[...souvenir.slugs]}) AND ${namesAccessorySql(souvenir.accessories)}) IS NOT TRUE`,
        ]
      : []),
    ...[owner, otherTrade, onSiteJob].flatMap((other) =>
      other ? [Prisma.sql`(a."search" @@ ${querySql(other)}) IS NOT TRUE`] : [],
    ),
    ...(wholeVehicle
      ? [
          Prisma.sql`(a."category" <> ALL (${wholeVehicles}) OR a."search" @@ ${querySql(wholeVehicle)})`,
        ]
      : []),
    ...(service
      ? [
          Prisma.sql`(a."categoryGroup" IN ('buy-and-sell', 'jobs') AND NOT a."search" @@ ${querySql(service)}) IS NOT TRUE`,
        ]
      : []),
    ...(otherOffers ? [notTitledSql(otherOffers)] : []),
    ...(otherItems
      ? [
          Prisma.sql`(a."category" <> ALL (${[...otherItems.slugs]})
            AND a."search" @@ ${querySql(anyQuery(otherItems.names, 'A'))}) IS NOT TRUE`,
        ]
      : []),
    ...(mustBeUnpriced ? [Prisma.sql`(a."pricePence" > 0) IS NOT TRUE`] : []),
    ...(unknown
      ? [
          Prisma.sql`(a."categoryGroup" = ANY (${goodsGroups}) AND a."search" @@ ${querySql(unknown)}) IS NOT TRUE`,
        ]
      : []),
  ];
}

export function notOppositeSql(filter: SearchFilter): Prisma.Sql[] {
  const names = opposites(filter);
  if (names.length === 0) return [];
  return [
    Prisma.sql`(CASE WHEN a."categoryGroup" IS NOT NULL THEN ${notTitledSql(names)} END) IS TRUE`,
  ];
}

/** Checks the words first, since the pattern takes three times as long. */
const notTitledSql = (names: Names) =>
  Prisma.sql`(a."search" @@ ${querySql(inTitleQuery(names))}
    AND a."title" ~* ${String.raw`\m${anyOfNames(names)}(?:e?s)?\M`}) IS NOT TRUE`;

/** "Case for iPhone 14" and "iPhone 14 case", but not "iPhone 14 with case". */
function notForThing({
  accessories,
  words,
  named,
  namedOutsideDescription,
  things,
  names,
  others,
  own,
  head,
  behind,
  isConsole,
}: NonNullable<LookAlikes['forThing']>): Prisma.Sql {
  const [kind, name] = [anyOfNames(things), anyOfNames(names)];
  const ownAccessory = isNextSql(String.raw`\m${head}(?:e?s)?`, own);
  const game = isConsole ? String.raw`|,\s*${name}\s*$` : '';
  const forThing = String.raw`\m(?:for|fits?)\s+(?!sale\M)(?:[[:alnum:].]+,?\s+){0,3}${name}${game}`;
  const begins = String.raw`^[^,;:()]*[,;:(]\s*(?:[[:alnum:].]+\s+){0,3}${kind}`;
  const comesWith = String.raw`^[^,;:()]*\m(?:and|with|in|on|inc\w*|${kind}\w{0,3})\M[^,;:()]*[,;:(]`;
  const any = [...new Set([...accessories, ...others, ...own])];
  // What takes PostgreSQL longer comes later.
  return Prisma.sql`(
    (${namesAccessorySql(any)} AND (
      (a."search" @@ ${querySql(words)} AND ${namesAccessorySql(accessories)}
        AND (NOT a."search" @@ ${querySql(named)} OR ${accessoryBehind(things, others)}))
      OR (NOT a."search" @@ ${querySql(namedOutsideDescription)} AND ${namesAccessorySql(others)})
      OR (${endsFirstPartSql(others)} AND a."title" ~* ${begins} AND NOT a."title" ~* ${comesWith})
      OR ${ownAccessory}))
    OR (a."search" @@ ${querySql(behind)} AND a."title" ~* ${forThing})) IS NOT TRUE`;
}

/** For to_tsquery, which leaves out stop words: "for hire" needs "hire". */
const inTitleQuery = (names: Names) =>
  names.map((name) => `(${name.map((word) => anyQuery([word], 'AD')).join(' & ')})`).join(' | ');

const notForModel = ({ accessories, model, names, whole }: ForModel) =>
  Prisma.sql`(${namesAccessorySql(accessories)} AND CASE WHEN a."search" @@ ${querySql(model)}
    THEN ${accessoryBehind(whole, accessories)} ELSE ${accessoryBehind(names, accessories)} END) IS NOT TRUE`;

const accessoryBehind = (names: Names, accessories: readonly string[]): Prisma.Sql =>
  hasBehindSql(String.raw`\m${anyOfNames(names)}\w{0,3}`, accessories);

const anyOfNames = (names: Names) => `(?:${names.map(patternOfName).join('|')})`;

/** "MacBook" for a "mac book", and "batteries" for a battery. */
const patternOfName = (name: readonly string[]): string =>
  name.join(String.raw`\W*`).replace(/y$/, '(?:y|i)');
