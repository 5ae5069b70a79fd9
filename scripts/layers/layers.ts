import { componentOverrides } from './component-folders.ts';
import { restricting } from './restricting.ts';

/** From the bottom up: a folder of lib/ imports from itself and from the layers above it here. */
export const layers = [
  [
    ...['*.ts', 'catalogue', 'content', 'demo', 'log', 'metrics', 'process'],
    ...['response-headers', 'secrets', 'text', 'tracing', 'vitals'],
  ],
  ['db'],
  ['settings'],
  ['rate-limit', 'notifications', 'locations', 'images'],
  ['screening'],
  ['accounts'],
  ['payments'],
  ['ads'],
  ['saved'],
  ['messages'],
  ['search'],
  ['alerts'],
  ['browse'],
  ['search-engines'],
  ['direct-uploads'],
  ['drafts'],
  ['moderation'],
  ['privacy'],
  ['auth', 'api'],
  ['pages'],
  ['openapi'],
  ['request-hook'],
  ['page-cache'],
  ['jobs'],
];

/** The folders of lib/search, in the same order. */
export const searchLayers = [
  ...['query', 'vocabulary', 'understanding', 'address', 'words', 'matching', 'engine'],
  ...['postgresql', 'open-search', 'engine-choice', 'facets', 'counts', 'spelling', 'list'],
  'suggestions',
];

const framework = new Set(['auth', 'api', 'page-cache']);

const forFramework = {
  group: ['next', 'next/**', 'next-auth', 'next-auth/**', 'react', 'react-dom'],
  message:
    'Only lib/auth, lib/api and lib/page-cache may import Next; nothing in lib imports React.',
};

const forEdge = {
  group: ['@/app/**', '@/components/**'],
  message: 'The direction is app → components → lib.',
};

const forRelative = {
  group: ['../**'],
  message: 'Import another folder of lib as @/lib/…, so that the layer rules apply.',
};

/** The content of biome.layers.json. */
export const layerRules = () => ({
  overrides: [
    ...layers.flatMap(overridesOf),
    ...searchLayers.map(overrideOfSearch),
    ...componentOverrides(),
  ],
});

function overridesOf(folders: string[], index: number) {
  const common = [forEdge, forRelative, ...higher(foldersAbove(index))];
  return [
    restricting(filesOf(folders.filter((folder) => framework.has(folder))), common),
    restricting(filesOf(folders.filter((folder) => !framework.has(folder))), [
      ...common,
      forFramework,
    ]),
  ].filter(({ includes }) => includes.length > 0);
}

function overrideOfSearch(folder: string, index: number) {
  const inSearch = searchLayers.slice(index + 1).map((other) => `search/${other}`);
  const aboveSearch = foldersAbove(layers.findIndex((folders) => folders.includes('search')));
  const patterns = [forEdge, forRelative, ...higher([...inSearch, ...aboveSearch]), forFramework];
  return restricting(filesOf([`search/${folder}`]), patterns);
}

const foldersAbove = (index: number) => layers.slice(index + 1).flat();

const higher = (folders: readonly string[]) =>
  folders.length > 0
    ? [
        {
          group: folders.map((folder) => `@/lib/${folder}/**`),
          message: 'A higher layer: see scripts/layers/layers.ts.',
        },
      ]
    : [];

const filesOf = (folders: string[]) =>
  folders.map((folder) => (folder === '*.ts' ? 'lib/*.ts' : `lib/${folder}/**`));
