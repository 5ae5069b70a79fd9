import { openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { browsePath } from '@/lib/site-paths';
import { isLiveSql } from './live-ads.ts';
import type { Load, Site } from './load.ts';
import { pages } from './pages.ts';

const adLink = /href="\/ad\/[0-9a-z]{12}/;

export const bareNode: Load = {
  name: 'bare-node',
  title: 'Bare node, 30,720 bytes',
  goal: {},
  prepare: async (site) =>
    pages({ addresses: [site.bareNode], paths: ['/'], holds: () => 'x'.repeat(30_720) }),
};

export const home: Load = {
  name: 'home',
  title: 'Home',
  goal: { ratio: 0.1, p99: 20 },
  prepare: async (site) => pages({ addresses: site.apps, paths: ['/'], holds: () => adLink }),
};

export const adPages: Load = {
  name: 'ads',
  title: 'Ad page, 1,000 random ids',
  goal: { ratio: 0.1, p99: 20 },
  prepare: async (site) => {
    const paths = await adPaths(site);
    return pages({ addresses: site.apps, paths, cached: paths, holds: (path) => path });
  },
};

export const browsePages: Load = {
  name: 'browse',
  title: 'Browse pages, 200 of them',
  goal: { ratio: 0.1, p99: 20 },
  prepare: async (site) => {
    const paths = await browsePaths(site);
    return pages({ addresses: site.apps, paths, cached: paths, holds: () => adLink });
  },
};

export const throughProxy: Load = {
  name: 'proxy',
  title: 'Home, ad and browse pages behind nginx, compressed',
  goal: { ratio: 0.5 },
  prepare: async (site) => behindProxy(site, 'gzip, deflate, br'),
};

export const throughProxyPlain: Load = {
  name: 'proxy-plain',
  title: 'the same, for a client that takes no compression',
  goal: {},
  once: true,
  prepare: async (site) => behindProxy(site, 'identity'),
};

async function behindProxy(site: Site, acceptEncoding: string) {
  const [ads, lists] = [await adPaths(site), await browsePaths(site)];
  const each = Math.max(ads.length, lists.length);
  const filled = [['/'], lists, ads].flatMap((paths) =>
    Array.from({ length: each }, (_, index) => paths[index % paths.length] ?? '/'),
  );
  return pages({ addresses: [site.proxy], paths: filled, holds: () => adLink, acceptEncoding });
}

export async function samplePaths(site: Site) {
  const [ad = '/'] = await adPaths(site);
  const [browse = '/'] = await browsePaths(site);
  return { home: '/', ad, search: '/search?q=bike', browse };
}

async function adPaths({ database }: Site): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT "id" FROM "Ad"
     WHERE ${isLiveSql} AND "ownerId" NOT IN (
         SELECT "id" FROM "User" WHERE "email" LIKE '%@bench.example.org')
     ORDER BY md5("id") LIMIT 1000`,
  );
  return rows.map(({ id }) => `/ad/${id}`);
}

async function browsePaths({ database }: Site): Promise<string[]> {
  const { rows } = await database.query<{ scope: string; area: string }>(
    `WITH listed AS (
       SELECT "scope", "area", row_number() OVER (ORDER BY "count" DESC, "scope", "area") AS "rank",
         row_number() OVER (ORDER BY md5("scope" || "area")) AS "turn"
       FROM "AdCount" WHERE "scope" = ANY ($1)
     ) SELECT "scope", "area" FROM listed WHERE "rank" <= 100 OR "turn" <= 100`,
    [openScopes.map(({ key }) => key)],
  );
  const slugs = new Map(openScopes.map(({ key, slug }) => [key, slug]));
  return rows.map(({ scope, area }) => browsePath(slugs.get(scope) ?? '', area));
}
