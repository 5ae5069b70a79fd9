/* `npm run lighthouse`: five pages as on a phone. Lighthouse comes by npx, so is no dependency. */
import { join } from 'node:path';
import { generateClient } from '../scripts/build/build.ts';
import { beginLifetime, type Lifetime, runUntilEnded } from '../scripts/launch/lifetime.ts';
import { refuseArguments, report } from '../scripts/launch/preflight.mjs';
import { step } from '../scripts/launch/progress.ts';
import { findChromium } from '../scripts/test/chromium.ts';
import { startTestPostgres } from '../scripts/test/test-postgres.ts';
import { startTestSite } from '../scripts/test/test-site.ts';
import { lighthouseVersion, runLighthouse, type Scores, scoreTable } from './measure/lighthouse.ts';
import { machine, writePart } from './results.ts';

try {
  refuseArguments('npm run lighthouse');
  const lifetime = beginLifetime(130);
  await runUntilEnded(lifetime, () => measure(lifetime), { after: () => undefined });
} catch (error) {
  report(error);
  process.exit(1);
}

async function measure(lifetime: Lifetime): Promise<number> {
  const postgres = await step('PostgreSQL', () =>
    startTestPostgres((server) => {
      lifetime.database = server;
    }),
  );
  await generateClient(join(postgres.directory, 'generate.log'));
  const site = await startTestSite(postgres);
  const url = site.env.SITE_URL ?? '';
  const chromium = await findChromium(join(postgres.directory, 'chromium.log'));
  const all: Scores[] = [];
  for (const path of await pathsOf(url)) {
    all.push(
      await step(path, () => runLighthouse(`${url}${path}`, path, chromium, postgres.directory)),
    );
  }
  await postgres.close();
  const table = scoreTable(all);
  process.stdout.write(`\n${table}\n`);
  const how = `Lighthouse ${lighthouseVersion}, mobile, simulated slow 4G, the median of three runs on the demo.`;
  writePart('lighthouse', `## Lighthouse\n\n${machine()} ${how}\n\n${table}`);
  return 0;
}

async function pathsOf(url: string): Promise<string[]> {
  const home = await (await fetch(url)).text();
  const ad = /href="(\/ad\/[0-9a-z]{12})/.exec(home)?.[1];
  if (!ad) throw new Error('The home page of the demo shows no ad.');
  return ['/', ad, '/search', '/search?q=bike', '/browse/buy-and-sell/uk'];
}
