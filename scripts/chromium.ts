/* A browser for the tests: the one that is there, else Debian's, else Playwright's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './children.ts';
import { failure, root } from './preflight.mjs';

/** Path of a Chromium that can be started. */
export async function findChromium(log: string): Promise<string> {
  const { chromium } = await import('playwright');
  const places = [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  const installed = places.find((place) => place !== '' && existsSync(place));
  if (installed) return installed;
  await install(log);
  const found = places.find((place) => place !== '' && existsSync(place));
  if (!found) throw failure('Chromium was installed but cannot be found. Set CHROMIUM_PATH to it.');
  return found;
}

async function install(log: string) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get update', 'apt-get', ['update'], { env, log });
    const args = ['install', '-y', '--no-install-recommends', 'chromium'];
    await runQuietly('Installing Chromium', 'apt-get', args, { env, log });
    return;
  }
  const playwright = join(root, 'node_modules/.bin/playwright');
  await runQuietly('Installing Chromium', playwright, ['install', 'chromium'], { log });
}
