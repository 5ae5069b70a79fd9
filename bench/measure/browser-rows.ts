import { join } from 'node:path';
import { step } from '../../scripts/launch/progress.ts';
import { findChromium } from '../../scripts/test/chromium.ts';
import { limitRow, type Row } from '../goals.ts';
import { samplePaths } from '../loads/cached-pages.ts';
import type { Site } from '../loads/load.ts';
import { measureScripts } from './client-scripts.ts';
import { measureLayoutShift } from './layout-shift.ts';

const kilo = 1000;
const mostScript = 85 * kilo;

export async function browserRows(site: Site, directory: string): Promise<Row[]> {
  const address = site.apps[0] ?? '';
  const { home, ad, search, browse } = await samplePaths(site);
  return step('JavaScript and layout shift', async () => {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries({ '/': home, '/ad/…': ad, '/search': search })) {
      const bytes = await measureScripts(address, path);
      const show = (value: number) => `${Math.round(value / kilo)} KB gz`;
      rows.push(limitRow(`scripts ${name}`, `JavaScript of \`${name}\``, bytes, mostScript, show));
    }
    const chromium = await findChromium(join(directory, 'chromium.log'));
    const shift = await measureLayoutShift(chromium, address, [home, ad, search, browse]);
    const show = (value: number) => value.toFixed(3).replace(/\.000$/, '');
    const what = 'Layout shift (CLS), the largest of home, ad, search and browse';
    return [...rows, limitRow('layout-shift', what, shift, 0, show)];
  });
}
