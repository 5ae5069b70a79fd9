import { second } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { type ReplicaState, replicaState } from '@/lib/db/replica/follow-replica';
import { inTime } from '@/lib/process/in-time';
import { type SearchState, searchState } from '@/lib/search/open-search/search-state';

export type Readiness = {
  /** False if the database refuses, or is silent for ten seconds; not while it is only busy. */
  ready: boolean;
  /** For load balancers. Stays true in an outage of the database: each process has cached pages. */
  serving: boolean;
  database: 'ok' | 'busy' | 'down';
  migrations: 'ok' | 'missing' | 'unknown';
  /** `replica` and `search` do not affect readiness: the primary takes over. */
  replica: ReplicaState;
  search: SearchState;
  draining: boolean;
};

type Check = Pick<Readiness, 'database' | 'migrations'>;

const timeoutMs = 2 * second;
const trusted = 10 * second;
/** Results are reused for this long, so that health checks cannot load the database. */
const reusedFor = second;

let last: { at: number; check: Promise<Check> } | undefined;
let goodAt = Number.NEGATIVE_INFINITY;
let wasReady = false;

export async function readiness(nowMs = performance.now()): Promise<Readiness> {
  if (!last || nowMs - last.at >= reusedFor) last = { at: nowMs, check: examine(nowMs) };
  const check = await last.check;
  const draining = isDraining();
  const ready = check.database !== 'down' && check.migrations !== 'missing' && !draining;
  if (check.migrations !== 'unknown') wasReady = check.migrations === 'ok';
  const serving = ready || (wasReady && !draining);
  return { ready, serving, ...check, replica: replicaState(), search: searchState(), draining };
}

/** Set by scripts/serve/server-hooks.mjs when the process is told to end. */
const isDraining = () => Reflect.get(globalThis, Symbol.for('townboard.draining')) === true;

async function examine(nowMs: number): Promise<Check> {
  try {
    const missing = await inTime(missingMigrations(), timeoutMs);
    if (missing === 'late') return { database: isTrusted(nowMs), migrations: 'unknown' };
    goodAt = nowMs;
    return { database: 'ok', migrations: missing > 0 ? 'missing' : 'ok' };
  } catch {
    // The error is logged by the requests that need the database.
    return { database: 'down', migrations: 'unknown' };
  }
}

const isTrusted = (nowMs: number) => (nowMs - goodAt < trusted ? 'busy' : 'down');

/** The migrations this build was made with (next.config.ts). */
const known = () => (process.env.MIGRATIONS ?? '').split(',').filter(Boolean);

async function missingMigrations(): Promise<number> {
  const names = known();
  const [row] = await readRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM "_prisma_migrations"
    WHERE "migration_name" = ANY (${names}::text[]) AND "finished_at" IS NOT NULL
      AND "rolled_back_at" IS NULL`);
  return names.length - (row?.count ?? 0);
}
