import pg from 'pg';
import { readPool, replicaPool } from '@/lib/db/pools/read-pool';
import { queryCanceled } from '@/lib/db/sqlstate';
import { replicaFallbacks } from '@/lib/metrics/metrics';
import { loseReplica } from './follow-replica';
import { leaveReplica, readsReplica } from './reads-replica';

/** A timeout on the replica is not retried, since the primary would take as long. */
export async function fromNearest<T>(read: (pool: pg.Pool) => Promise<T>): Promise<T> {
  if (!readsReplica()) return read(readPool());
  try {
    return await read(replicaPool());
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === queryCanceled) throw error;
    leaveReplica();
    loseReplica(error);
    replicaFallbacks.inc();
    return read(readPool());
  }
}
