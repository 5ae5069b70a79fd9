import { readdirSync, readFileSync } from 'node:fs';

const sampleEvery = 100;

/** Resident memory of a process in bytes; undefined except on Linux. */
export function residentMemory(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // A zombie has no memory.
  return Number(kilobytes ?? 0) * 1024;
}

function memoryOfChildren(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => childrenOf(pid, thread));
  return children.reduce((sum, child) => sum + (orGone(() => residentMemory(child)) ?? 0), 0);
}

const childrenOf = (pid: number, thread: string): number[] =>
  (orGone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);

function orGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

export async function withPeakMemory<T>(pid: number | undefined, work: () => Promise<T>) {
  let peak = residentMemory(pid);
  let peakOfChildren = 0;
  const timer = setInterval(() => {
    const now = residentMemory(pid);
    if (now !== undefined && now > (peak ?? 0)) peak = now;
    peakOfChildren = Math.max(peakOfChildren, memoryOfChildren(pid));
  }, sampleEvery);
  try {
    return { result: await work(), peak, peakOfChildren };
  } finally {
    clearInterval(timer);
  }
}
