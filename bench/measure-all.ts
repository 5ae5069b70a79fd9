import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { buildSite, deploySite, isSiteBuilt } from '../scripts/build/build.ts';
import type { Lifetime } from '../scripts/launch/lifetime.ts';
import { step } from '../scripts/launch/progress.ts';
import { failedRow, growthRow, limitRow, type Row, rowOf } from './goals.ts';
import { loads } from './loads/all.ts';
import type { Load, Site } from './loads/load.ts';
import { alertRows } from './measure/alert-rows.ts';
import { browserRows } from './measure/browser-rows.ts';
import { hostileRows } from './measure/hostile-load.ts';
import { checkProxy } from './measure/proxy-rules.ts';
import { refusalRows } from './measure/refused-requests.ts';
import { setupRows } from './measure/setup-rows.ts';
import type { Options } from './options.ts';
import { tableOf, writeRows } from './results.ts';
import { runLoad } from './run-load.ts';
import { openSeededDatabase } from './site/database.ts';
import { startNginx } from './site/nginx.ts';
import {
  measureColdStart,
  peakMemory,
  type RunningServer,
  startBareNode,
  startSite,
} from './site/servers.ts';

/** A value of `--only` beside the loads. */
export const refusals = 'refusals';
export const alerts = 'alerts';
export const setups = 'setups';

const megabyte = 1024 * 1024;

/** Returns the exit code: 1 if a measurement failed. */
export async function measureAll(lifetime: Lifetime, directory: string, options: Options) {
  const databaseUrl = await openSeededDatabase(lifetime, directory, options.ads);
  await prepareSite(directory);
  const place = { lifetime, directory, databaseUrl };
  const rows: Row[] = [];
  if (!options.only) {
    const time = await step('Cold start', () => measureColdStart(place));
    const show = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    rows.push(limitRow('cold-start', 'Cold start to first answer', time, 2_000, show));
  }
  const servers = await step('Two servers, worker, nginx, yardstick', () => startSite(place, 2));
  const apps = servers.map(({ address }) => address);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const site: Site = {
    apps,
    processes: servers.flatMap((server) => server.process.pid ?? []),
    proxy: await startNginx(directory, apps),
    bareNode: (await startBareNode()).address,
    database,
    seconds: options.seconds,
  };
  rows.unshift(...(await runLoads(site, directory, options)));
  if (!options.only || options.only === refusals) {
    rows.push(...(await refusalRows(site)), ...(await hostileRows(site)));
  }
  if (!options.only || options.only === setups) {
    rows.push(...(await setupRows(place, site, { ...options, directory })));
  }
  if (!options.only || options.only === alerts) rows.push(...(await alertRows(site)));
  if (!options.only) {
    rows.push(memoryRow(servers), ...(await browserRows(site, directory)));
  }
  await database.end();
  conclude(rows, directory, options);
  return rows.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
}

async function prepareSite(directory: string) {
  const log = (name: string) => join(directory, `${name}.log`);
  await step(isSiteBuilt() ? 'Site' : 'Building the site', async () => {
    await buildSite({ ...process.env, AUTH_SECRET: '' }, log('build'));
    await deploySite(join(directory, 'site'));
  });
}

/** Bare node runs first, since all ratios refer to it. */
async function runLoads(site: Site, directory: string, options: Options): Promise<Row[]> {
  const { only } = options;
  if (only === refusals || only === alerts || only === setups) return [];
  const chosen = loads.filter(({ name }, index) => index === 0 || !only || name === only);
  const rows: Row[] = [];
  for (const load of chosen) {
    rows.push(await runOne(load, site, rows[0]?.perSecond, { ...options, directory }));
  }
  return rows;
}

async function runOne(
  load: Load,
  site: Site,
  bareNode: number | undefined,
  options: Options & { directory: string },
): Promise<Row> {
  try {
    return await step(load.title, async () => {
      if (load.name === 'proxy') await checkProxy(site.proxy, '/help');
      const row = rowOf(load, await runLoad(load, site, options), bareNode);
      process.stdout.write(`${row.measured} ${row.ratio} ${row.verdict} … `);
      return row;
    });
  } catch (error) {
    return failedRow(load.name, load.title, error);
  }
}

function memoryRow(servers: readonly RunningServer[]): Row {
  const peaks = servers.flatMap((server) => peakMemory(server.process) ?? []);
  const show = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
  const what = 'Memory of one process, the most under all loads';
  return limitRow('memory', what, Math.max(...peaks), 400 * megabyte, show);
}

function conclude(rows: Row[], directory: string, options: Options) {
  const { ads, only } = options;
  const rowsFile = (size: number) => join(directory, `rows-${size}.json`);
  const small = rowsFile(100_000);
  if (ads > 100_000 && existsSync(small)) {
    const growth = growthRow(rows, JSON.parse(readFileSync(small, 'utf8')) as Row[]);
    if (growth) rows.push(growth);
  }
  process.stdout.write(`\n${tableOf(rows)}\n`);
  if (!only) writeFileSync(rowsFile(ads), JSON.stringify(rows, null, 2));
  writeRows(rows, options);
}
