import { setTimeout as delay } from 'node:timers/promises';
import { stopChild } from '../../scripts/launch/children.ts';
import { failure } from '../../scripts/launch/preflight.mjs';
import { step } from '../../scripts/launch/progress.ts';
import { failedRow, type Row, rowOf } from '../goals.ts';
import type { Load, Site } from '../loads/load.ts';
import { firstKeyword } from '../loads/searches.ts';
import { runLoad } from '../run-load.ts';
import { startReplica } from '../site/replica.ts';
import { type Place, type RunningServer, startServers } from '../site/servers.ts';

/* The effect of further processes, a replica and nginx on searches that no cache has. */

/** Occupies two processors. With more, some searches of a million ads take over two seconds. */
const connections = 4;

type Repeat = { seconds: number; runs: number; directory: string };

export async function setupRows(place: Place, site: Site, repeat: Repeat): Promise<Row[]> {
  const search = (name: string, title: string, apps: readonly string[]) =>
    measure({ ...site, apps }, name, title, repeat);
  const rows = [
    await search('setup-one', 'one process', site.apps.slice(0, 1)),
    await search('setup-two', 'two processes', site.apps),
    await search('setup-proxy', 'two processes behind nginx', [site.proxy]),
  ];
  const replica = await step('Replica', () => startReplica(place.directory, place.databaseUrl));
  const lifetime = { ...place.lifetime, isEnding: false };
  const { pathname } = new URL(place.databaseUrl);
  const replicaUrl = replica.url(pathname.slice(1));
  let servers: RunningServer[] = [];
  try {
    servers = await startServers({ ...place, lifetime, replicaUrl }, 2, 'with-replica');
    const apps = servers.map(({ address }) => address);
    for (const app of apps) await readsReplica(app);
    rows.push(await search('setup-replica', 'two processes with a replica', apps));
  } finally {
    lifetime.isEnding = true;
    for (const server of servers) await stopChild(server.process, 'SIGTERM', 15_000);
    await replica.stop();
  }
  return rows;
}

async function measure(site: Site, name: string, title: string, repeat: Repeat): Promise<Row> {
  const load: Load = {
    name,
    title: `Keyword search, first time, ${connections} connections: ${title}`,
    goal: {},
    prepare: async (at) => ({ ...(await firstKeyword.prepare(at)), connections }),
  };
  try {
    return await step(load.title, async () =>
      rowOf(load, await runLoad(load, site, repeat), undefined),
    );
  } catch (error) {
    return failedRow(name, load.title, error);
  }
}

async function readsReplica(app: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(200)) {
    const { replica } = await (await fetch(`http://${app}/api/ready`)).json();
    if (replica === 'ok') return;
  }
  throw failure('The replica does not catch up with its primary.');
}
