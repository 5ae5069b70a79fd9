import 'server-only';
import type { Db } from '@/lib/db/client';

/** In the order of `names`. In a transaction it locks them against the sweep. */
export async function ownImages(ownerId: string, names: string[], tx: Db): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "Image"
    WHERE "ownerId" = ${ownerId}::uuid AND "name" = ANY(${names})
    FOR KEY SHARE`;
  const own = new Set(rows.map((row) => row.name));
  return names.filter((name) => own.has(name));
}
