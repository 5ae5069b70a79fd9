import { readdirSync, readFileSync } from 'node:fs';

const sampleEvery = 100;

/** Bytes that a process holds; undefined where Linux does not tell. */
export function residentMemory(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // A process that has ended and was not waited for yet holds nothing.
  return Number(kilobytes ?? 0) * 1024;
}

/** Bytes that the running child processes of a process hold. */
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

/** Undefined for a process that has ended meanwhile. */
function orGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Does the work, and returns the most memory that the process and its child processes held
 * meanwhile.
 */
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
