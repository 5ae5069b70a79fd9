import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentFolders } from '@/scripts/layers/component-folders';
import { layerRules, layers, searchLayers } from '@/scripts/layers/layers';

const root = process.cwd();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const file of ['biome.json', 'biome.layers.json'])
    cpSync(join(root, file), join(folder, file));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refused: [path: string, module: string][] = [
  ['lib/ads/planted.ts', '@/lib/api/route'],
  ['app/planted.ts', '@/lib/page-cache/page-store'],
  ['lib/api/planted.ts', '@/lib/page-cache/page-store'],
  ['app/planted.ts', '@/lib/request-hook/gate'],
  ['lib/api/planted.ts', '@/lib/request-hook/gate'],
  ['lib/request-hook/planted.ts', '@/lib/page-cache/page-store'],
  ['lib/api/planted.ts', '@/lib/pages/page-exists'],
  ['lib/pages/planted.ts', '@/lib/request-hook/gate'],
  ['lib/openapi/planted.ts', 'next/server'],
  ['lib/vitals/planted.ts', '@/lib/db/client'],
  ['lib/payments/planted.ts', '@/lib/moderation/schema'],
  ['lib/ads/planted.ts', 'next/headers'],
  ['lib/accounts/planted.ts', 'react'],
  ['lib/screening/planted.ts', '@/lib/accounts/actor'],
  ['lib/images/planted.ts', '@/lib/screening/screen-text'],
  ['lib/settings/planted.ts', '@/lib/accounts/actor'],
  ['lib/db/planted.ts', '@/lib/settings/store'],
  ['lib/accounts/planted.ts', '@/lib/ads/publishing/ad-form'],
  ['lib/accounts/planted.ts', '@/lib/payments/queries'],
  ['lib/payments/planted.ts', '@/lib/ads/publishing/ad-form'],
  ['lib/ads/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/payments/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/ads/planted.ts', '@/lib/messages/send-message'],
  ['lib/messages/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/messages/planted.ts', '@/lib/privacy/delete-account'],
  ['lib/saved/planted.ts', '@/lib/messages/send-message'],
  ['lib/search/planted.ts', '@/lib/drafts/queries'],
  ['lib/search/planted.ts', 'next/headers'],
  ['lib/search/planted.ts', '@/lib/search-engines/json-ld'],
  ['lib/search/query/planted.ts', '@/lib/search/understanding/understand'],
  ['lib/search/vocabulary/planted.ts', '@/lib/search/understanding/understand'],
  ['lib/search/understanding/places/planted.ts', '@/lib/search/words/words-query'],
  ['lib/search/address/planted.ts', '@/lib/search/words/words-query'],
  ['lib/search/words/planted.ts', '@/lib/search/postgresql/sql/matching-sql'],
  ['lib/search/matching/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/search/engine/planted.ts', '@/lib/search/postgresql/collect'],
  ['lib/search/postgresql/sql/planted.ts', '@/lib/search/list/search-page'],
  ['lib/search/open-search/planted.ts', '@/lib/search/facets/facets'],
  ['lib/search/facets/planted.ts', '@/lib/search/counts/scope-counts'],
  ['lib/search/counts/planted.ts', '@/lib/search/list/search-page'],
  ['lib/search/spelling/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/search/query/planted.ts', 'next/headers'],
  ['lib/search/list/planted.ts', '@/lib/alerts/views'],
  ['lib/search/list/planted.ts', '../facets/facets'],
  ['lib/search-engines/planted.ts', '@/lib/api/route'],
  ['lib/notifications/planted.ts', '@/lib/accounts/actor'],
  ['lib/catalogue/planted.ts', '@/lib/db/client'],
  ['lib/money.ts', '@/lib/ads/publishing/ad-form'],
  ['lib/db/planted.ts', '../ads/ad-form'],
  ['lib/messages/planted.ts', '@/lib/direct-uploads/quarantine'],
  ['lib/direct-uploads/planted.ts', '@/lib/api/route'],
  ['lib/drafts/planted.ts', '@/lib/privacy/delete-account'],
  ['lib/privacy/planted.ts', '@/lib/api/route'],
  ['lib/api/planted.ts', '@/components/ui/button'],
  ['components/cards/planted.tsx', '@/lib/db/client'],
  ['components/cards/planted.tsx', '@/lib/notifications/mail-choices'],
  ['components/cards/planted.tsx', '@/app/page'],
  ['components/cards/planted.tsx', '@/lib/page-cache/page-store'],
  ['components/cards/planted.tsx', '@/lib/request-hook/gate'],
  ['components/wizard/planted.tsx', '@/lib/page-cache/page-store'],
  ['components/cards/planted.tsx', 'next/link'],
  ['components/cards/planted.tsx', '../ui/button'],
  ['components/ui/planted.tsx', '@/components/cards/price'],
  ['components/ui/browser/planted.ts', '@/components/islands/islands'],
  ['components/saved/planted.tsx', '@/components/account/section-title'],
  ['components/layout/planted.tsx', '@/components/search/search-view'],
  ['components/search/planted.tsx', '@/components/home/hero'],
  ['components/wizard/planted.tsx', '@/components/account/my-ads'],
  ['components/ad-page/planted.tsx', '@/components/islands/islands'],
  ['app/page.tsx', '@/lib/db/client'],
  ['pages/api/planted.tsx', '@/lib/db/client'],
];

const allowed: [path: string, module: string][] = [
  ['lib/ads/planted.ts', '@/lib/accounts/actor'],
  ['lib/search/planted.ts', '@/lib/ads/reading/card-rows'],
  ['lib/messages/planted.ts', '@/lib/ads/policy'],
  ['lib/privacy/planted.ts', '@/lib/messages/erase-messages'],
  ['lib/jobs/planted.ts', '@/lib/search/list/search-ads'],
  ['lib/page-cache/planted.ts', 'next/cache'],
  ['lib/page-cache/planted.ts', '@/lib/request-hook/gate'],
  ['lib/search/list/planted.ts', '@/lib/search/facets/facets'],
  ['lib/search/postgresql/planted.ts', '@/lib/search/words/words-query'],
  ['lib/search/understanding/planted.ts', '@/lib/search/vocabulary/meaning'],
  ['components/cards/planted.tsx', '@/lib/catalogue/limits'],
  ['components/cards/planted.tsx', '@/lib/notifications/schema'],
  ['lib/request-hook/planted.ts', '@/lib/pages/page-exists'],
  ['components/cards/planted.tsx', '@/components/ui/category-drawing'],
  ['components/wizard/form/planted.ts', '@/components/wizard/photos/photo'],
  ['components/account/planted.tsx', 'next/link'],
  ['components/islands/planted.ts', '@/components/ad-page/gallery/gallery'],
  ['app/page.tsx', '@/components/home/hero'],
  ['app/page.tsx', '@/lib/ads/publishing/ad-form'],
  ['app/page.tsx', '@/lib/page-cache/page-cache'],
];

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
}

type Finding = { category: string; location: { path: string; start: { line: number } } };

function lint(): Finding[] {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}

describe('the linter', () => {
  const refusals = new Set<string>();
  const key = (path: string, module: string) => `${path} of ${module}`;

  beforeAll(() => {
    const modulesByPath = Map.groupBy([...refused, ...allowed], ([path]) => path);
    for (const [path, imports] of modulesByPath) {
      const lines = imports.map(
        ([, module], index) => `import { thing${index} } from '${module}';`,
      );
      const things = imports.map((_, index) => `thing${index}`);
      plant(path, `${lines.join('\n')}\nexport const used = [${things}];\n`);
    }
    for (const { category, location } of lint()) {
      const module = modulesByPath.get(location.path)?.[location.start.line - 1]?.[1];
      expect([category, module]).toEqual(['lint/style/noRestrictedImports', expect.any(String)]);
      refusals.add(key(location.path, module ?? ''));
    }
    for (const path of modulesByPath.keys()) rmSync(join(folder, path));
  });

  test.each(refused)('refuses an import in %s of %s', (path, module) => {
    expect(refusals).toContain(key(path, module));
  });

  test.each(allowed)('allows an import in %s of %s', (path, module) => {
    expect(refusals).not.toContain(key(path, module));
  });

  test('refuses files that import each other, even for a type', () => {
    plant(
      'lib/ads/part.ts',
      "import type { Thing } from './whole';\nexport const part: Thing = 1;\n",
    );
    plant(
      'lib/ads/whole.ts',
      "import { part } from './part';\nexport type Thing = number;\nexport const used = part;\n",
    );
    const cycles = lint().map(({ category }) => category);
    expect(cycles).toContain('lint/suspicious/noImportCycles');
  });
});

test('biome.layers.json is up to date: npm run layers', () => {
  expect(JSON.parse(readFileSync('biome.layers.json', 'utf8'))).toEqual(layerRules());
});

test.each([
  ['lib', layers.flat()],
  ['lib/search', searchLayers],
  ['components', componentFolders],
])('every folder of %s is in its order', (path, listed) => {
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const inOrder = listed.filter((folder) => folder !== '*.ts');
  expect(inOrder.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
