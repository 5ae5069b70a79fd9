import { randomUUID } from 'node:crypto';
import createMdx from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { missingPageRewrites } from './lib/api/missing-page.ts';
import { basePolicy } from './lib/content-security-policy.ts';
import { searchPathname } from './lib/search/query/search-address.ts';
import { buildIslands } from './scripts/build/build-islands.ts';
import { buildStylesheet } from './scripts/build/build-stylesheet.ts';

/** On every answer. What scripts a page may run is added to it page by page. */
const securityHeaders = [
  { key: 'content-security-policy', value: basePolicy },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()',
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  // Browsers heed it over https alone.
  { key: 'strict-transport-security', value: 'max-age=31536000' },
];

/** A picture opened on its own may do nothing at all. The later of two headers of one name counts. */
const pictureHeader = { key: 'content-security-policy', value: "default-src 'none'; sandbox" };

/** Of files whose name changes with what is in them. */
const neverChanges = { key: 'cache-control', value: 'public, max-age=31536000, immutable' };

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // A page comes with its title: otherwise Next may send it after the rest, and to a page that is made
  // anew in the browser too, which then has none for a moment.
  htmlLimitedBots: /.*/,
  // A process loads a route when it is first asked for, not all of them at its start: some 20 MB
  // less for one that shows pages.
  experimental: { preloadEntriesOnStart: false },
  // Uploads have their widths already: nobody shall have others computed, and kept on disk, at will.
  images: { unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'sharp'],
  // What previews of links are drawn from (lib/search-engines/preview); no import names these files.
  outputFileTracingIncludes: {
    '/ad/\\[id\\]/preview/\\[file\\]': [
      './lib/search-engines/preview/*.{png,ttf}',
      './public/icon-512.png',
    ],
  },
  // Next would compute one anew for each answer; the page cache stores one with each page.
  generateEtags: false,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/uploads/:path*', headers: [pictureHeader] },
    { source: '/:folder(fonts|islands|styles)/:path*', headers: [neverChanges] },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // React's own renderer cannot be imported by a page (docs/decisions/022).
      { source: searchPathname, destination: '/api/search-page' },
      ...missingPageRewrites,
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** Compiles the articles below content/. Their pages name the components themselves. */
const withMdx = createMdx({
  options: {
    providerImportSource: null,
    remarkPlugins: [require.resolve('./content/remark-headings.ts')],
  },
});

/** Every process of one build loads this file, and finds the scripts as the first one made them. */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    process.env.ISLANDS_SCRIPT ??= await buildIslands(__dirname);
    process.env.STYLESHEET ??= await buildStylesheet(__dirname);
    const { ISLANDS_SCRIPT, STYLESHEET } = process.env;
    config.env = { ISLANDS_SCRIPT, STYLESHEET };
  }
  if (phase === PHASE_PRODUCTION_BUILD) {
    process.env.BUILD_ID ??= randomUUID();
    const { BUILD_ID } = process.env;
    config.env = { ...config.env, BUILD_ID };
    config.generateBuildId = () => BUILD_ID;
  }
  return withMdx(config);
}
