/* The lock file of a running starter, one per data directory. */
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseSecondStart } from '../launch/preflight.mjs';

const fileOf = (directory: string) => join(directory, 'running.json');

/** Throws a sentence if another starter is running; replaces the file of a dead one. */
export function markRunning(directory: string, url: string) {
  const file = fileOf(directory);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, url }));
  try {
    refuseSecondStart(directory);
    rmSync(file, { force: true });
    // Linking fails if the file exists; writing would not.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') refuseSecondStart(directory);
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

export function markEnding(directory: string, url: string) {
  const content = JSON.stringify({ pid: process.pid, url, ending: true });
  writeFileSync(`${fileOf(directory)}.new`, content);
  renameSync(`${fileOf(directory)}.new`, fileOf(directory));
}

export const unmarkRunning = (directory: string) => rmSync(fileOf(directory), { force: true });
