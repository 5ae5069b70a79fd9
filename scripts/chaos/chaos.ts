/*
 * `npm run chaos`: breaks a built site and its services on this machine. Fails if a promise is
 * broken, or after 40 minutes.
 *   --short   fewer requests   --only publishes   some rows   --site FOLDER   a built site
 * package.json adds --openssl-legacy-provider: the S3 stand-in encrypts its continuation tokens
 * with DES, which OpenSSL 3 counts as legacy.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, deploySite, generateClient } from '../build/build.ts';
import { beginLifetime, runUntilEnded } from '../launch/lifetime.ts';
import { report, root } from '../launch/preflight.mjs';
import { step } from '../launch/progress.ts';
import { type Options, parseOptions } from './options.ts';
import { rows } from './rows/all.ts';
import { describeTally, runRows } from './run-rows.ts';
import { startChaosSite } from './site.ts';

try {
  const options = parseOptions(
    process.argv.slice(2),
    rows.map(({ name }) => name),
  );
  await runUntilEnded(beginLifetime(130), () => work(options), { after: () => undefined });
} catch (error) {
  report(error);
  process.exit(1);
}

async function work(options: Options): Promise<number> {
  const folder = join(root, '.data', `chaos-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const build = options.site ?? (await built(folder));
  const site = await startChaosSite(folder, build);
  let isKept = false;
  const started = performance.now();
  try {
    const tally = await runRows(rows, options, site);
    isKept = tally.broken.length + tally.late.length === 0 && tally.kept.length > 0;
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    process.stdout.write(`\n${describeTally(tally, options.isShort)} (${minutes} minutes)\n`);
    return isKept ? 0 : 1;
  } finally {
    await site.close();
    if (isKept) rmSync(folder, { recursive: true, force: true });
    else process.stdout.write(`\nLogs are in ${folder}\n`);
  }
}

async function built(folder: string): Promise<string> {
  await generateClient(join(folder, 'generate.log'));
  await step('Building the site', async () => {
    await buildSite(process.env, join(folder, 'build.log'));
    await deploySite(join(folder, 'site'));
  });
  return join(folder, 'site');
}
