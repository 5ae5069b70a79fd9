import { randomUUID } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, sentenceFor } from '../../launch/preflight.mjs';

const needed = 500e6;

export function probeDisk(directory: string): string {
  const file = join(directory, `probe-${randomUUID()}`);
  try {
    writeFileSync(file, 'probe');
    rmSync(file);
  } catch (error) {
    throw failure(sentenceFor(error) ?? `cannot write to ${directory}`);
  }
  const { bavail, bsize } = statfsSync(directory);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free in ${directory}`;
  if (bavail * bsize < needed) throw failure(`only ${free}`);
  return free;
}
