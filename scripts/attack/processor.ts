import { readFileSync } from 'node:fs';

/** A tick is a hundredth of a second on every Linux. */
const tick = 10;

/** Processor time in ms of a process and its ended children; undefined except on Linux. */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  // After the program's name, which may contain spaces and brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const used = fields.slice(11, 15).map(Number);
  return used.reduce((sum, ticks) => sum + ticks, 0) * tick;
}
