import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runQuietly } from '../launch/children.ts';
import { commandOf, failure } from '../launch/preflight.mjs';
import type { Binaries } from './postgres-binaries.ts';
import { chooseUser, majorVersion, type RunAs } from './postgres-user.ts';

export const clusterPath = (dataDirectory: string) => join(dataDirectory, 'postgres');

export async function prepareCluster(
  dataDirectory: string,
  password: string,
  binaries: Binaries,
): Promise<RunAs> {
  const cluster = clusterPath(dataDirectory);
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    checkVersion(cluster, majorVersion(binaries.postgres));
    return chooseUser(cluster, binaries.postgres);
  }
  // Has a unique temporary name, since the initdb of a killed starter may still be writing.
  for (const name of readdirSync(dataDirectory).filter((name) =>
    name.startsWith('postgres.new-'),
  )) {
    rmSync(join(dataDirectory, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const fresh = `${cluster}.new-${process.pid}`;
  mkdirSync(fresh, { mode: 0o700 });
  const runAs = chooseUser(fresh, binaries.postgres);
  await initialise(dataDirectory, fresh, password, binaries, runAs);
  rmSync(cluster, { recursive: true, force: true });
  renameSync(fresh, cluster);
  return runAs;
}

function checkVersion(cluster: string, wanted: string) {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (found === wanted) return;
  const what = /^\d+$/.test(found)
    ? `was made by PostgreSQL ${found}, and this is PostgreSQL ${wanted}`
    : 'is damaged (PG_VERSION is missing or wrong)';
  throw failure(`${cluster} ${what}. Move it away to keep it, or start afresh: npm run demo:reset`);
}

async function initialise(
  dataDirectory: string,
  cluster: string,
  password: string,
  binaries: Binaries,
  runAs: RunAs,
) {
  const passwordFile = join(dataDirectory, 'postgres.password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.switchUser) chownSync(passwordFile, runAs.owner.uid, runAs.owner.gid);
  const args = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same sort order and case rules on every machine.
    ...(Number(majorVersion(binaries.postgres)) < 17
      ? ['--locale=C.UTF-8']
      : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
    '--no-instructions',
  ];
  const [command = '', ...rest] = [...runAs.prefix, binaries.initdb, ...args];
  try {
    await runQuietly('Making the database', command, rest, {
      log: join(dataDirectory, 'initdb.log'),
      cwd: '/',
      ...(runAs.switchUser ? runAs.owner : {}),
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Stops a PostgreSQL whose starter was killed. Call while holding the lock. */
export async function stopOrphan(dataDirectory: string) {
  const cluster = clusterPath(dataDirectory);
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const isOurs = () => commandOf(pid).includes(cluster);
  // SIGINT: roll back and shut down. SIGQUIT: immediately; the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isOurs()) break;
    process.kill(pid, signal);
    for (let waited = 0; waited < 10_000 && isOurs(); waited += 50) await delay(50);
  }
  if (isOurs()) {
    throw failure(`An old database process (${pid}) does not end. Stop it: kill -9 ${pid}`);
  }
  rmSync(file, { force: true });
}
