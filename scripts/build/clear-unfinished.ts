import { existsSync, rmSync } from 'node:fs';

/**
 * Removes a build that was interrupted or failed: its cache may hold the failure, which the next build
 * would repeat.
 */
export function clearUnfinished(built: string, stamp: string): void {
  if (!existsSync(stamp)) rmSync(built, { recursive: true, force: true });
}
