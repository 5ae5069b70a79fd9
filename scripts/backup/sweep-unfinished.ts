import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { archivesFolder, listBackups, listEnding } from './manifest.ts';

/** Removes what killed backups have left. Call while no other backup runs. */
export function sweepUnfinished(folder: string): void {
  const newest = listBackups(folder).at(-1) ?? '';
  for (const name of readdirSync(folder)) {
    if (/^\d{8}T\d{6}Z\.part$/.test(name)) rmSync(join(folder, name), { recursive: true });
  }
  const archives = join(folder, archivesFolder);
  if (!existsSync(archives)) return;
  const names = readdirSync(archives);
  for (const name of names) {
    const [, made = ''] = /^(\d{8}T\d{6}Z)\./.exec(name) ?? [];
    // An older archive without its list holds pictures that people can still unpack.
    const isUnlisted = made > newest && !names.includes(made + listEnding);
    if (made && (name.endsWith('.part') || isUnlisted)) rmSync(join(archives, name));
  }
}
