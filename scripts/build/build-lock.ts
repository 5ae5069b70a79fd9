import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, root } from '../launch/preflight.mjs';

const folder = join(root, 'node_modules', '.cache');
const lock = join(folder, 'townboard-build.lock');

export async function underLock(work: () => Promise<void>) {
  mkdirSync(folder, { recursive: true });
  while (!takeLock()) await delay(200);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(): boolean {
  // Written first and then linked, so that a lock always names its owner.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

// A killed owner leaves its lock behind, and its process id may now be ours.
function isHeld(): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder !== process.pid && commandOf(holder).includes('scripts/');
  } catch (error) {
    // Just released: try again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
