import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSearch } from '@/lib/search/address/search-params';

/* Loading the page and compiling patterns would block the first search for half a second. */

/** Compiles most of the patterns. */
const sample = 'someone to fix a 2 seater leather sofa near leeds under £200';

const builtPage = '.next/server/pages/api/search-page.js';

/** `site`: the folder of the running site. Makes no query. */
export async function prepareSearches(site: string): Promise<void> {
  parseSearch(new URLSearchParams({ q: sample }), { isAdult: false });
  const page = join(site, builtPage);
  if (existsSync(page)) await createRequire(page)(page);
}
