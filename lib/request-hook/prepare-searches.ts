import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSearch } from '@/lib/search/query/search-params';

/*
 * The first search of a process loads its page and compiles the patterns that parse words, which
 * blocks the process for half a second. Both happen before the server listens.
 */

/** Compiles most of the patterns. */
const sample = 'someone to fix a 2 seater leather sofa near leeds under £200';

/** Next's build of pages/api/search-page. */
const builtPage = '.next/server/pages/api/search-page.js';

/** `site`: the folder of the running site. Makes no search and does not query the database. */
export async function prepareSearches(site: string): Promise<void> {
  parseSearch(new URLSearchParams({ q: sample }), { isAdult: false });
  const page = join(site, builtPage);
  if (existsSync(page)) await createRequire(page)(page);
}
