import type { Db } from './client';

/** When this database was restored from a backup or moved; null for never. */
export async function restoredAt(tx: Db): Promise<Date | null> {
  const copies = await tx.$queryRaw<{ restoredAt: Date | null }[]>`
    SELECT "restoredAt" FROM "DatabaseCopy"`;
  return copies[0]?.restoredAt ?? null;
}

/** What became due before a restore may have been mailed by the database that was backed up. */
export async function isFromBeforeRestore(tx: Db, due: Date): Promise<boolean> {
  const restored = await restoredAt(tx);
  return restored !== null && due <= restored;
}
