import { readFileSync } from 'node:fs';

const sampleEvery = 100;

/** Bytes that a process holds; undefined where Linux does not tell. */
export function residentMemory(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Does the work and returns the most memory that the process held meanwhile. */
export async function withPeakMemory<T>(pid: number | undefined, work: () => Promise<T>) {
  let peak = residentMemory(pid);
  const timer = setInterval(() => {
    const now = residentMemory(pid);
    if (now !== undefined && now > (peak ?? 0)) peak = now;
  }, sampleEvery);
  try {
    return { result: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}
