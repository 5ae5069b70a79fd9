import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import createMdx from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { fileRoutes } from './lib/api/uploads/file-routes.ts';
import { missingPageRewrites } from './lib/pages/missing-page.ts';
import { refuseToBuildOn } from './lib/process/node-version.ts';
import { securityHeaders } from './lib/response-headers/security-headers.ts';
import { searchPathname } from './lib/search/address/search-pathname.ts';
import { buildIslands } from './scripts/build/build-islands.ts';
import { buildStylesheet } from './scripts/build/build-stylesheet.ts';

/** Images opened on their own run no scripts. Of two equal headers Next sends the later one. */
const imageHeader = { key: 'content-security-policy', value: "default-src 'none'; sandbox" };

const neverChanges = { key: 'cache-control', value: 'public, max-age=31536000, immutable' };

const config: NextConfig = {
  output: 'standalone',
  // Otherwise Next uses the outermost folder with a lock file, and a release is inside a checkout.
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  poweredByHeader: false,
  reactStrictMode: true,
  // Wait for the title: otherwise Next may stream it after the page, or lose it on a rerender.
  htmlLimitedBots: /.*/,
  // Load routes on first use, which saves about 20 MB in a process that only serves pages.
  experimental: { preloadEntriesOnStart: false },
  // Uploads are already resized, and visitors must not be able to request other sizes.
  images: { unoptimized: true },
  // The search page's packages are loaded from one file instead of a hundred.
  bundlePagesRouterDependencies: true,
  serverExternalPackages: [
    '@node-rs/argon2',
    '@opensearch-project/opensearch',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    'graphile-worker',
    'pino',
    'prom-client',
    'sharp',
  ],
  // Files that are read by path.
  outputFileTracingIncludes: {
    // A separate program, started by lib/images/decode-apart.ts.
    ...Object.fromEntries(fileRoutes.map((route) => [route, ['./lib/images/decoder*.mjs']])),
    // Of link previews (lib/search-engines/preview).
    '/ad/\\[id\\]/preview/\\[file\\]': [
      './lib/search-engines/preview/*.{png,ttf}',
      './public/icon-512.png',
    ],
  },
  // Next would hash each answer; the page cache stores an ETag with each page.
  generateEtags: false,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/uploads/:path*', headers: [imageHeader] },
    { source: '/:folder(fonts|islands|map|styles)/:path*', headers: [neverChanges] },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Pages of the App Router cannot import React's renderer (docs/decisions/022).
      { source: searchPathname, destination: '/api/search-page' },
      ...missingPageRewrites,
    ],
    afterFiles: [],
    fallback: [],
  }),
};

const withMdx = createMdx({
  options: {
    providerImportSource: null,
    remarkPlugins: [require.resolve('./content/remark-headings.ts')],
  },
});

/** For lib/api/readiness.ts: a server must not run on an older schema. */
const migrationNames = () =>
  readdirSync(join(__dirname, 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .join(',');

/** Source maps are in no release, and writing the cache takes longer than a rebuild saves. */
const quickBuild = { turbopackSourceMaps: false, turbopackFileSystemCacheForBuild: false };

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // Before Next caches failures of another Node version.
  if (phase === PHASE_PRODUCTION_BUILD) refuseToBuildOn(process.versions.node);
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    process.env.ISLANDS_SCRIPT ??= await buildIslands(__dirname);
    process.env.STYLESHEET ??= await buildStylesheet(__dirname);
    const { ISLANDS_SCRIPT, STYLESHEET } = process.env;
    config.env = { ISLANDS_SCRIPT, STYLESHEET, MIGRATIONS: migrationNames() };
  }
  if (phase === PHASE_PRODUCTION_BUILD) {
    process.env.BUILD_ID ??= randomUUID();
    const { BUILD_ID } = process.env;
    config.env = { ...config.env, BUILD_ID };
    config.generateBuildId = () => BUILD_ID;
    // Tests and scripts are checked by `npm run types`.
    config.typescript = { tsconfigPath: 'tsconfig.build.json' };
    config.experimental = { ...config.experimental, ...quickBuild };
  }
  return withMdx(config);
}
