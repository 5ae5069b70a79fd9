/* `npm run screenshots [-- URL]`: photographs that site, or a new demo, to .data/screenshots. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, request } from 'playwright';
import { demoLogins } from '@/lib/demo/logins.ts';
import { minute, second } from '@/lib/durations.ts';
import { generateClient } from '../build/build.ts';
import { beginLifetime, type Lifetime, runUntilEnded } from '../launch/lifetime.ts';
import { failure, report, root } from '../launch/preflight.mjs';
import { step } from '../launch/progress.ts';
import { findChromium } from '../test/chromium.ts';
import { startTestPostgres } from '../test/test-postgres.ts';
import { startTestSite } from '../test/test-site.ts';
import { galleryPage, type Shot } from './gallery.ts';
import { findAddresses, type Screen, screens } from './screens.ts';

const folder = join(root, '.data/screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'] as const;
const pageTimeout = 2 * minute;
const settling = 3 * second;

/** Removes what the run created on a site that keeps running. */
let tidy: (() => Promise<void>) | undefined;

try {
  const lifetime = beginLifetime(130);
  await runUntilEnded(lifetime, () => photograph(lifetime, process.argv[2]), {
    before: () => tidy?.(),
    after: () => undefined,
  });
} catch (error) {
  report(error);
  process.exit(1);
}

async function photograph(lifetime: Lifetime, given: string | undefined): Promise<number> {
  if (given && !URL.canParse(given)) throw failure(`${given} is no address of a site.`);
  const site = given ? { url: given, close: async () => undefined } : await startSite(lifetime);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const executablePath = await findChromium(join(folder, 'chromium.log'));
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
  });
  const shots = await photographAll(browser, new URL(site.url).origin);
  await browser.close();
  await site.close();
  writeFileSync(join(folder, 'index.html'), galleryPage(shots));
  process.stdout.write(`\n${shots.length} screens are in ${join(folder, 'index.html')}\n`);
  return 0;
}

async function startSite(lifetime: Lifetime) {
  const postgres = await step('PostgreSQL', () =>
    startTestPostgres((server) => {
      lifetime.database = server;
    }),
  );
  await generateClient(join(postgres.directory, 'generate.log'));
  const { env } = await startTestSite(postgres);
  return { url: env.SITE_URL ?? '', close: postgres.close };
}

async function photographAll(browser: Browser, origin: string): Promise<Shot[]> {
  const member = await request.newContext({ baseURL: origin });
  const [data] = demoLogins;
  const login = await member.post('/api/auth/login', { data, headers: { origin } });
  if (!login.ok()) throw new Error('The demo has no private seller to log in as.');
  const storageState = await member.storageState();
  const found = await findAddresses(member, origin);
  tidy = async () => {
    tidy = undefined;
    await member.delete(`/api/drafts/${found.draft}`, { headers: { origin } });
    await member.dispose();
  };
  const list = screens(found);
  const shots: Shot[] = [];
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const options = { baseURL: origin, viewport, colorScheme, locale: 'en-GB' };
      const look = { ...options, reducedMotion: 'reduce' as const, hasTouch: viewport.width < 700 };
      const stranger = await browser.newContext(look);
      const own = await browser.newContext({ ...look, storageState });
      await step(`${viewport.width} px, ${colorScheme}`, async () => {
        for (const screen of list) {
          const page = await (screen.isMember ? own : stranger).newPage();
          const file = fileOf(screen, viewport.width, colorScheme);
          await page.goto(screen.path, { timeout: pageTimeout });
          // A page with server-sent events is never idle.
          await page.waitForLoadState('networkidle', { timeout: settling }).catch(() => undefined);
          // The wizard loads its draft itself.
          await page.getByText('Loading...', { exact: true }).waitFor({ state: 'hidden' });
          await page.screenshot({ path: join(folder, file) });
          await page.close();
          shots.push({ file, screen: screen.name, width: viewport.width, scheme: colorScheme });
        }
      });
      await stranger.close();
      await own.close();
    }
  }
  await tidy();
  return shots;
}

// A function, since constants would not be initialised when the first lines of this file use it.
function fileOf({ name }: Screen, width: number, scheme: string): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${width}-${scheme}.png`;
}
