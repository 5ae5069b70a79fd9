import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Point } from '@/lib/locations/distance';
import { parsePostcode } from '@/lib/locations/postcode';

export async function findUnit(text: string): Promise<Point | undefined> {
  const postcode = parsePostcode(text)?.postcode;
  if (!postcode) return undefined;
  const [unit] = await readRows<Point>(
    Prisma.sql`
      SELECT "latitude", "longitude" FROM "PostcodeUnit" WHERE "postcode" = ${postcode}`,
    { name: 'postcode-unit' },
  );
  return unit;
}
