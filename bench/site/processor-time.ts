import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Milliseconds of the processor. */
export type ProcessorTime = { node: number; postgres: number };

type Measured = { processes: readonly number[]; database: pg.Client };

/** How much `processes` and the whole of PostgreSQL have used up so far. */
export async function readProcessorTime({
  processes,
  database,
}: Measured): Promise<ProcessorTime | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = parentOf(rows[0]?.pid ?? 0);
  return {
    node: sum(processes.map((pid) => ownTime(pid))),
    postgres: timeWithEnded(server) + sum(childrenOf(server).map((pid) => ownTime(pid))),
  };
}

/** Fields of /proc/PID/stat after the program's name, which may hold spaces and brackets. */
const fieldsOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const parentOf = (pid: number) => Number(fieldsOf(pid)[1]);

const processIds = () => readdirSync('/proc').map(Number).filter(Boolean);

const childrenOf = (parent: number) =>
  processIds().filter((pid) => whileThere(() => parentOf(pid)) === parent);

/** In user mode and in the kernel. Ticks are hundredths of a second on every Linux. */
const ownTime = (pid: number) => ticks(whileThere(() => fieldsOf(pid).slice(11, 13)) ?? []);

/** With that of its children that have ended. */
const timeWithEnded = (pid: number) => ticks(fieldsOf(pid).slice(11, 15));

const ticks = (fields: readonly string[]) => sum(fields.map(Number)) * 10;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A process may end while it is looked at. */
function whileThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
