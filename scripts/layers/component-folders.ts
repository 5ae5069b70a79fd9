import { restricting } from './restricting.ts';

/** From the bottom up: a folder of components/ imports from itself and from those above it here. */
export const componentFolders = [
  'search-engines',
  'ui',
  'hidden',
  'messages',
  'push',
  'saved',
  'auth',
  'locations',
  'map',
  'payments',
  'phone',
  'safety',
  'vitals',
  'figures',
  'drafts',
  'cards',
  'layout',
  'links',
  'alerts',
  'seller',
  'content',
  'search',
  'browse',
  'home',
  'ad-page',
  'wizard',
  'account',
  'admin',
  'adult',
  'api-docs',
  'islands',
];

const withLink = new Set(['account', 'payments', 'wizard']);

const common = [
  {
    group: ['@/app/**'],
    message: 'The direction is app → components → lib.',
  },
  {
    group: [
      '@/lib/db/**',
      '@/lib/jobs/**',
      '@/lib/notifications/**',
      '!@/lib/notifications/schema',
      '@/lib/rate-limit/**',
    ],
    message:
      'Components use of lib only schemas, types, the catalogue, pure helpers and the typed client.',
  },
  {
    group: [
      '@/lib/page-cache/**',
      '!@/lib/page-cache/page-cache',
      '@/lib/request-hook/**',
      '!@/lib/request-hook/request-hook',
    ],
    message:
      'lib/page-cache and lib/request-hook have one public file each: page-cache.ts and request-hook.ts.',
  },
  {
    group: ['../**'],
    message: 'Import another folder as @/components/…, so that the order of folders applies.',
  },
];

const forLink = {
  group: ['next/link'],
  message: 'Pages for everybody use plain links: docs/decisions/017-client-javascript.md.',
};

export const componentOverrides = () =>
  componentFolders.map((folder, index) => {
    const above = componentFolders.slice(index + 1).map((other) => `@/components/${other}/**`);
    const forOrder = {
      group: above,
      message: 'A higher folder: see scripts/layers/component-folders.ts.',
    };
    return restricting(
      [`components/${folder}/**`],
      [
        ...common,
        ...(withLink.has(folder) ? [] : [forLink]),
        ...(above.length > 0 ? [forOrder] : []),
      ],
    );
  });
