let isEnding = false;

export function endSteps() {
  isEnding = true;
}

export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`  ${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(started)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(isEnding ? 'stopped\n' : 'failed\n');
    throw error;
  }
}

export const seconds = (started: number) =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`;

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
