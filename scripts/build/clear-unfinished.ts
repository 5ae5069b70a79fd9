import { existsSync, rmSync } from 'node:fs';

/** Removes an interrupted or failed build, whose cache may repeat the failure. */
export function clearUnfinished(built: string, stamp: string): void {
  if (!existsSync(stamp)) rmSync(built, { recursive: true, force: true });
}
