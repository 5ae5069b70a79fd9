import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { regionByCode } from '@/lib/locations/regions';
import { type Pence, penceToPounds } from '@/lib/money';
import { failure } from '../../scripts/launch/preflight.mjs';
import { isLiveSql } from './live-ads.ts';
import type { Load, Site } from './load.ts';
import { pages } from './pages.ts';
import { searchTerms } from './search-terms.ts';
import { walkToPage } from './walk-to-page.ts';

const adLink = /href="\/ad\/[0-9a-z]{12}/;
/** Higher than every price, so that the number changes the address but not the result. */
const everyPrice = 'max={n}';

export const firstKeyword: Load = {
  name: 'keyword-first',
  title: 'Keyword search, first time',
  goal: { ratio: 0.005, p99OfMedian: 2 },
  showsProcessorTime: true,
  prepare: async (site) =>
    searches(
      site,
      (await keywordPaths(site)).map((path) => `${path}&${everyPrice}`),
    ),
};

export const firstFiltered: Load = {
  name: 'filtered-first',
  title: 'Category + region + price, newest, page 1, first time',
  goal: { ratio: 0.005, p99OfMedian: 2 },
  showsProcessorTime: true,
  prepare: async (site) => {
    const [filter] = await filters(site);
    return searches(site, [filterPath({ ...filter, max: '{n}' })]);
  },
};

export const firstFiftieth: Load = {
  name: 'filtered-50-first',
  title: 'the same, page 50',
  goal: { ratio: 0.005, p99OfMedian: 2 },
  showsProcessorTime: true,
  prepare: async (site) => {
    const [filter] = await filters(site);
    const place = await fiftieth(site, filter);
    return searches(site, [`${filterPath({ ...filter, max: '{n}' })}&${place}`]);
  },
};

/** Places with few ads, so that the list is short and continues with ads from further away. */
export const firstRemote: Load = {
  name: 'remote-first',
  title: 'Keyword search around places with the fewest ads, first time',
  goal: {},
  showsProcessorTime: true,
  prepare: async (site) => {
    const places = await remotePlaces(site);
    const paths = (await keywordPaths(site)).map(
      (path, index) => `${path}&place=${places[index % places.length]}&${everyPrice}`,
    );
    return searches(site, paths);
  },
};

export const searchesAgain: Load = {
  name: 'searches-proxy',
  title: '500 keyword and 500 filtered searches behind nginx',
  goal: { ratio: 0.1 },
  prepare: async (site) => {
    const paths = [...(await keywordPaths(site)), ...(await filters(site)).map(filterPath)];
    return pages({
      addresses: [site.proxy],
      paths,
      holds: () => adLink,
      acceptEncoding: 'gzip, deflate, br',
    });
  },
};

const searches = (site: Site, paths: string[]) =>
  pages({ addresses: site.apps, paths, holds: () => adLink });

async function keywordPaths({ database }: Site): Promise<string[]> {
  const terms = await searchTerms(database, 500);
  return terms.map((term) => `/search?${new URLSearchParams({ q: term })}`);
}

async function remotePlaces({ database }: Site): Promise<string[]> {
  const { rows } = await database.query<{ outcode: string }>(
    `SELECT "outcode" FROM "Place" LEFT JOIN "Ad" USING ("outcode")
     GROUP BY 1 ORDER BY count("Ad"."id"), 1 LIMIT 50`,
  );
  return rows.flatMap(({ outcode }) => placeByOutcode(outcode)?.slug ?? []);
}

type Filter = { category: string; place: string; min: string; max: string };

const filterPath = (filter: Partial<Filter>) =>
  `/search?${new URLSearchParams(filter)}`.replace('%7Bn%7D', '{n}');

async function filters({ database }: Site): Promise<[Filter, ...Filter[]]> {
  const { rows } = await database.query<{
    category: string;
    region: string;
    low: Pence;
    high: Pence;
  }>(
    `SELECT "category", "region",
       percentile_disc(0.03) WITHIN GROUP (ORDER BY "pricePence") AS low,
       percentile_disc(0.99) WITHIN GROUP (ORDER BY "pricePence") AS high
     FROM "Ad" JOIN "Place" USING ("outcode")
     WHERE ${isLiveSql} AND "pricePence" IS NOT NULL
     GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
  );
  const [most] = rows;
  if (!most) throw failure('The database has no ads with a price.');
  const place = regionByCode(most.region)?.slug ?? '';
  const list = Array.from({ length: 500 }, (_, index) => ({
    category: most.category,
    place,
    min: String(wholePounds(most.low) + (index % 20)),
    max: String(wholePounds(most.high) + Math.floor(index / 20)),
  }));
  return list as [Filter, ...Filter[]];
}

const wholePounds = (pence: Pence) => Math.floor(penceToPounds(pence));

const fiftieth = async (site: Site, filter: Filter) => {
  const path = await walkToPage(site.apps[0] ?? '', filterPath(filter), 50);
  const params = new URLSearchParams(path.split('?')[1]);
  for (const name of Object.keys(filter)) params.delete(name);
  return params.toString();
};
