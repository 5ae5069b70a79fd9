import { setTimeout as delay } from 'node:timers/promises';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase, cannotBeUsed } from './ask-database.ts';

const timeoutMs = 5_000;

export async function probeReplica(primaryUrl: string, replicaUrl: string): Promise<string> {
  const primary = await look(primaryUrl, 'pg_current_wal_flush_lsn()');
  const started = performance.now();
  for (;;) {
    const replica = await look(replicaUrl, 'pg_last_wal_replay_lsn()');
    if (!replica.isReplica) throw failure('is a primary: it follows nobody');
    if (replica.system !== primary.system) throw failure('is a replica of another database');
    const waited = Math.round(performance.now() - started);
    if (replica.position >= primary.position) return `streams, ${waited} ms behind at most`;
    if (waited > timeoutMs) {
      const megabytes = Number(primary.position - replica.position) / 1024 / 1024;
      throw failure(
        `is over ${timeoutMs / 1000} s and ${megabytes.toFixed(1)} MB behind: the primary is read`,
      );
    }
    await delay(50);
  }
}

type Side = { system: string; isReplica: boolean; position: bigint };

const look = (url: string, position: string): Promise<Side> =>
  askDatabase(
    url,
    async (client) => {
      const { rows } = await client.query(`
      SELECT pg_is_in_recovery() AS "isReplica",
        (SELECT system_identifier::text FROM pg_control_system()) AS system,
        CASE WHEN pg_is_in_recovery() = ${position.includes('replay')}
          THEN (${position} - '0/0')::text ELSE '0' END AS position`);
      return { ...rows[0], position: BigInt(rows[0].position) };
    },
    cannotBeUsed,
  );
