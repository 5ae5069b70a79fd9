/* The headless shell, which is twice as fast; else Chromium; else Playwright's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../launch/children.ts';
import { failure, report, root } from '../launch/preflight.mjs';

export async function findChromium(log: string): Promise<string> {
  const { chromium } = await import('playwright');
  const shell = () => first([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);
  const whole = () =>
    first(['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()]);

  if (!shell() && isDebianOfRoot()) await installShell(log).catch(report);
  const installed = shell() ?? whole();
  if (installed) return installed;

  const playwright = join(root, 'node_modules/.bin/playwright');
  await runQuietly('Installing Chromium', playwright, ['install', 'chromium'], { log });
  const found = whole();
  if (!found) throw failure('Chromium was installed but cannot be found. Set CHROMIUM_PATH to it.');
  return found;
}

const first = (places: (string | undefined)[]) =>
  places.find((place): place is string => !!place && existsSync(place));

const isDebianOfRoot = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

async function installShell(log: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Seconds. Without a network, Chromium may still be installed.
  const timeoutOptions = ['-o', 'Acquire::http::Timeout=20'];
  await runQuietly('apt-get update', 'apt-get', ['update', ...timeoutOptions], { env, log });
  const args = [
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
    ...timeoutOptions,
  ];
  await runQuietly('Installing Chromium', 'apt-get', args, { env, log });
}
