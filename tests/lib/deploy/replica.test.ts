import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';
import {
  answering,
  ask,
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
  stopped,
} from '../../builders/servers/debian-postgres';

/* The scripts of compose.yaml's primary and replica, with Debian's PostgreSQL. */

let postgres: DebianPostgres;
beforeAll(() => {
  if (hasDebianPostgres) postgres = debianPostgres();
});
afterAll(() => postgres?.close());

const script = (name: string) => join(process.cwd(), 'deploy/postgres', name);

/** A primary with a role for replicas. */
async function startPrimary(name: string) {
  const { folder, run } = postgres;
  const port = await tryPort(0);
  const server = await postgres.start(name, port);
  const allowed = run('sh', [script('allow-replica.sh')], {
    PGDATA: join(folder, name),
    PGHOST: folder,
    PGPORT: String(port),
    REPLICATION_PASSWORD: 'let-me-copy',
  });
  expect((await once(allowed, 'exit'))[0]).toBe(0);
  return { port, server };
}

async function startReplica(name: string, primaryPort: number) {
  const { folder, run } = postgres;
  const port = await tryPort(0);
  const options = ['-p', String(port), '-c', `unix_socket_directories=${folder}`];
  const server = run('sh', [script('run-replica.sh'), ...options], {
    PGDATA: join(folder, name),
    PRIMARY: '127.0.0.1',
    PRIMARY_PORT: String(primaryPort),
    PGPASSWORD: 'let-me-copy',
  });
  await answering(port);
  return { port, server };
}

const streams =
  'SELECT state, slot_name FROM pg_stat_replication JOIN pg_replication_slots ON active_pid = pid';

test.skipIf(!hasDebianPostgres)(
  'the replica copies the primary, follows it, and is promoted',
  async () => {
    const { port, server: primary } = await startPrimary('primary');
    expect(await ask(port, 'SELECT FROM pg_replication_slots')).toEqual([]);
    await ask(port, 'CREATE TABLE note (word text)');
    const replica = await startReplica('replica', port);
    await ask(port, `INSERT INTO note VALUES ('kept')`);
    await answering(replica.port, 'SELECT word FROM note');
    expect(await ask(port, streams)).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
    await expect(ask(replica.port, `INSERT INTO note VALUES ('refused')`)).rejects.toThrow(
      'read-only',
    );
    // The failover of docs/operations.md.
    await stopped(primary);
    expect(await ask(replica.port, 'SELECT pg_promote() AS promoted')).toEqual([
      { promoted: true },
    ]);
    await ask(replica.port, `INSERT INTO note VALUES ('taken over')`);
    const next = await startReplica('next', replica.port);
    await answering(next.port, 'SELECT FROM note HAVING count(*) = 2');
    expect(await ask(replica.port, streams)).toEqual([
      { state: 'streaming', slot_name: 'replica' },
    ]);
  },
  90_000,
);

test.skipIf(!hasDebianPostgres)(
  'a replica that was away too long is dropped by the primary, and copied anew',
  async () => {
    const { port } = await startPrimary('busy');
    expect(await ask(port, 'SHOW max_slot_wal_keep_size')).toEqual([
      { max_slot_wal_keep_size: '4GB' },
    ]);
    await ask(port, `ALTER SYSTEM SET max_slot_wal_keep_size = '1MB'`);
    await ask(port, 'SELECT pg_reload_conf()');
    await ask(port, 'CREATE TABLE note (word text)');
    const { server } = await startReplica('away', port);
    await stopped(server);
    for (let segment = 0; segment < 4; segment += 1) {
      await ask(port, `INSERT INTO note VALUES ('${segment}')`);
      await ask(port, 'SELECT pg_switch_wal()');
    }
    await ask(port, 'CHECKPOINT');
    expect(await ask(port, 'SELECT wal_status FROM pg_replication_slots')).toEqual([
      { wal_status: 'lost' },
    ]);
    postgres.runOnce('rm', ['-r', join(postgres.folder, 'away')]);
    const anew = await startReplica('away', port);
    await answering(anew.port, 'SELECT FROM note HAVING count(*) = 4');
    expect(await ask(port, streams)).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
  },
  90_000,
);

test.skipIf(!hasDebianPostgres)('a lost primary does not start beside its successor', () => {
  const roles = { SELF: 'database', PRIMARY: 'replica', REPLICATION_PASSWORD: 'let-me-copy' };
  const PGDATA = postgres.initialise('lost', 'postgres', 'secret');
  expect(() => postgres.runOnce('sh', [script('run.sh')], { ...roles, PGDATA })).toThrow(
    'These are the files of a primary, but the primary is replica',
  );
});
