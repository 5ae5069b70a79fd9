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

test.skipIf(!hasDebianPostgres)(
  'the replica copies the primary, follows it, and is promoted',
  async () => {
    const { folder, run } = postgres;
    const [port, replicaPort] = [await tryPort(0), await tryPort(0)];
    const primary = await postgres.start('primary', port);
    const allowed = run('sh', [script('allow-replica.sh')], {
      PGDATA: join(folder, 'primary'),
      PGHOST: folder,
      PGPORT: String(port),
      REPLICATION_PASSWORD: 'let-me-copy',
    });
    expect((await once(allowed, 'exit'))[0]).toBe(0);
    await ask(port, 'CREATE TABLE note (word text)');
    const options = ['-p', String(replicaPort), '-c', `unix_socket_directories=${folder}`];
    run('sh', [script('run-replica.sh'), ...options], {
      PGDATA: join(folder, 'replica'),
      PRIMARY: '127.0.0.1',
      PRIMARY_PORT: String(port),
      PGPASSWORD: 'let-me-copy',
    });
    await answering(replicaPort);
    await ask(port, `INSERT INTO note VALUES ('kept')`);
    await answering(replicaPort, 'SELECT word FROM note');
    const streams =
      'SELECT state, slot_name FROM pg_stat_replication JOIN pg_replication_slots ON active_pid = pid';
    expect(await ask(port, streams)).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
    await expect(ask(replicaPort, `INSERT INTO note VALUES ('refused')`)).rejects.toThrow(
      'read-only',
    );
    // The failover of docs/operations.md.
    await stopped(primary);
    expect(await ask(replicaPort, 'SELECT pg_promote() AS promoted')).toEqual([{ promoted: true }]);
    await ask(replicaPort, `INSERT INTO note VALUES ('taken over')`);
    expect(await ask(replicaPort, 'SELECT word FROM note ORDER BY word')).toEqual([
      { word: 'kept' },
      { word: 'taken over' },
    ]);
  },
  90_000,
);
