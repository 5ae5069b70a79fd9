import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { type FacetGroup, facetSample, wholeOf } from '@/lib/search/engine/facet-groups';
import { type FacetRow, rowsOfGroups } from '@/lib/search/engine/facet-rows';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { askNewest } from './newest-matches';
import { groupsSql } from './sql/groups-sql';

export const countFacets = async (
  fields: readonly FormField[],
  filter: SearchFilter,
  now: Date,
): Promise<FacetRow[]> =>
  rowsOfGroups(
    fields,
    await askNewest(
      { filter, now, most: facetSample, columns: Prisma.sql`a."facets"` },
      (newest) => readRows<FacetGroup>(groupsSql(fields, newest)),
      (groups) => wholeOf(fields, groups)?.count ?? 0,
    ),
  );
