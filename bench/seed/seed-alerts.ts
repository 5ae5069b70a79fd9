import type pg from 'pg';
import { between, pick, type Random, seededRandom, seededUuid } from '@/demo/random';
import { interpretAlert, searchAt } from '@/lib/alerts/alert-search';
import { matchingColumns } from '@/lib/alerts/sending/matching-columns';
import { categories } from '@/lib/catalogue/categories';
import { Prisma } from '@/lib/db/generated/client';
import { areaOfText } from '@/lib/locations/area-of-text';
import { largestTowns } from '@/lib/locations/gazetteer/largest-towns';
import { places } from '@/lib/locations/gazetteer/places';

const batch = 250;

/** Typical alerts: mostly words or a category near a town, some with filters. */
export async function seedAlerts(
  database: pg.Client,
  count: number,
  words: readonly string[],
  now: Date,
): Promise<void> {
  const random = seededRandom('bench alerts');
  const { rows: users } = await database.query<{ id: string }>('SELECT "id" FROM "User"');
  // Building a large index at once is faster than growing it.
  await database.query('DROP INDEX IF EXISTS "Alert_keys_idx"');
  for (let first = 0; first < count; first += batch) {
    const values = Array.from({ length: Math.min(batch, count - first) }, () => {
      const search = planSearch(random, words);
      const id = seededUuid(random, now);
      const { id: userId } = pick(random, users);
      const frequency = pick(random, ['instant', 'daily', 'weekly']);
      return Prisma.sql`(${id}::uuid, ${userId}::uuid, ${search}, false,
        ${frequency}::"AlertFrequency", ${now}::timestamptz, ${random() < 0.3}::boolean,
        ${matchingColumns(interpretAlert(searchAt(search)))})`;
    });
    await database.query(Prisma.sql`
      INSERT INTO "Alert" ("id", "userId", "search", "isAdult", "frequency", "createdAt",
        "withReduced", "keys", "words", "facets", "minPence", "maxPence")
      VALUES ${Prisma.join(values)} ON CONFLICT DO NOTHING`);
  }
  await database.query('CREATE INDEX "Alert_keys_idx" ON "Alert" USING GIN ("keys")');
  await database.query('VACUUM ANALYZE "Alert"');
}

const open = categories.filter(({ isAdult, showsSeller }) => !isAdult && showsSeller);
const towns = [...largestTowns].flatMap((name) => areaOfText(name)?.slug ?? []);

function planSearch(random: Random, words: readonly string[]): string {
  const params = new URLSearchParams();
  const kind = random();
  if (kind < 0.65) params.set('q', pick(random, words));
  if (kind > 0.5) params.set('category', pick(random, open).slug);
  if (kind > 0.9) {
    params.set('category', 'cars');
    params.set('mileage-max', String(between(random, 2, 12) * 10_000));
  }
  if (kind < 0.4 || kind > 0.55) {
    params.set('place', random() < 0.6 ? pick(random, towns) : pick(random, places).slug);
    if (random() < 0.3) params.set('radius', pick(random, ['3', '5', '25', '50']));
  }
  if (random() < 0.35) params.set('max', String(between(random, 1, 60) * 50));
  return `/search?${params}`;
}
