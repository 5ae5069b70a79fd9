import { readFileSync } from 'node:fs';

/** A tick is a hundredth of a second on every Linux. */
const tick = 10;

/** Milliseconds that a process has used of the processor; undefined where Linux does not tell. */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  // Behind the program's name, which may hold spaces and brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
