import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** In ms. */
export type ProcessorTime = { node: number; postgres: number };

type Measured = { processes: readonly number[]; database: pg.Client };

/** Time used so far by `processes` and all PostgreSQL processes; undefined except on Linux. */
export async function readProcessorTime({
  processes,
  database,
}: Measured): Promise<ProcessorTime | undefined> {
  if (process.platform !== 'linux') return undefined;
  const node = sum(processes.map((pid) => ownTime(pid)));
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = parentOf(rows[0]?.pid ?? 0);
  return {
    node,
    postgres: timeWithEnded(server) + sum(childrenOf(server).map((pid) => ownTime(pid))),
  };
}

/** The same for one server and its own connections, without the worker's jobs. */
export async function timeUsedBy(
  { pid, application, database }: { pid: number; application: string; database: pg.Client },
  work: () => Promise<void>,
): Promise<ProcessorTime | undefined> {
  if (process.platform !== 'linux') return undefined;
  const [node, connections] = [ownTime(pid), await timesOfConnections(database, application)];
  await work();
  const after = await timesOfConnections(database, application);
  // A connection that has closed cannot be measured.
  const used = Array.from(after, ([each, ms]) => Math.max(0, ms - (connections.get(each) ?? 0)));
  return { node: ownTime(pid) - node, postgres: sum(used) };
}

async function timesOfConnections(
  database: pg.Client,
  application: string,
): Promise<Map<number, number>> {
  const { rows } = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
    [application],
  );
  return new Map(rows.map(({ pid }) => [pid, ownTime(pid)]));
}

/** Fields of /proc/PID/stat after the program's name, which may contain spaces and brackets. */
const fieldsOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const parentOf = (pid: number) => Number(fieldsOf(pid)[1]);

const processIds = () => readdirSync('/proc').map(Number).filter(Boolean);

const childrenOf = (parent: number) =>
  processIds().filter((pid) => whileThere(() => parentOf(pid)) === parent);

/** User and system time. A tick is a hundredth of a second on Linux. */
const ownTime = (pid: number) => ticks(whileThere(() => fieldsOf(pid).slice(11, 13)) ?? []);

/** Includes children that have ended. */
const timeWithEnded = (pid: number) => ticks(fieldsOf(pid).slice(11, 15));

const ticks = (fields: readonly string[]) => sum(fields.map(Number)) * 10;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function whileThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
