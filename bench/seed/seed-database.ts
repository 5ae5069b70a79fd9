import type pg from 'pg';
import { between, pick, seededRandom } from '@/demo/random';
import { db } from '@/lib/db/client';
import { allTowns } from '@/lib/locations/area-lists';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { withClient } from '../../scripts/postgres/postgres.ts';
import { prepareBulkLoad } from './bulk-load.ts';
import { copyRows } from './copy.ts';
import { drawPictures } from './draw-pictures.ts';
import { planAd } from './plan-ad.ts';
import { planSeller } from './plan-sellers.ts';
import { planUpgrades } from './plan-upgrades.ts';
import { type CategoryPlan, planVariants } from './plan-variants.ts';
import { zipfPicker } from './weighted.ts';

const tables = [
  'User',
  'Image',
  'Ad',
  'AdImage',
  'Purchase',
  'PurchaseEvent',
  'Promotion',
] as const;

type Rows = Record<(typeof tables)[number], object[]>;

const adsPerSeller = 8;
const batch = 5_000;
const variantsPerCategory = 120;

export async function seedDatabase(url: string, count: number, now: Date) {
  await withClient(url, async (client) => {
    await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`);
    const restore = await prepareBulkLoad(client, tables);
    let pending = Promise.resolve();
    for (const rows of planRows(count, now, await firstRows(client, now))) {
      // Generates rows while the server stores the previous ones.
      await pending;
      pending = copyAll(client, rows);
    }
    await pending;
    await restore();
    // Instead of the row triggers.
    await client.query('SELECT place_ads(ARRAY(SELECT DISTINCT "adId" FROM "Promotion"))');
    await client.query('VACUUM (ANALYZE)');
  });
  // Instead of the worker, which refreshes them later.
  await refreshAdCounts(now);
  await refreshTerms(now);
  await db.$disconnect();
}

async function firstRows(client: pg.Client, now: Date): Promise<string[]> {
  const random = seededRandom('bench pictures');
  const artist = planSeller(random, '0', now);
  const images = await drawPictures(random, artist.id, now);
  await copyRows(client, 'User', [artist]);
  await copyRows(client, 'Image', images);
  return images.map(({ name }) => name);
}

async function copyAll(client: pg.Client, rows: Rows) {
  for (const table of tables) await copyRows(client, table, rows[table]);
}

function* planRows(count: number, now: Date, pictures: string[]): Generator<Rows> {
  const random = seededRandom('bench');
  const pickCategory = zipfPicker(planVariants(random, now, variantsPerCategory), 1);
  const pickTown = zipfPicker(allTowns, 20);
  const sellers = Array.from({ length: Math.ceil(count / adsPerSeller) }, (_, index) =>
    planSeller(random, String(index + 1), now),
  );
  yield { ...noRows(), User: sellers };
  let rows = noRows();
  for (let index = 0; index < count; index += 1) {
    const plan: CategoryPlan = pickCategory(random);
    const outcode = pick(random, pickTown(random).outcodes ?? []);
    const seller = pick(random, sellers);
    const ad = planAd(random, { plan, outcode, seller, before: index / count }, now);
    const bought = planUpgrades(random, ad, now);
    rows.Ad.push(bought ? { ...ad, websiteUrl: bought.websiteUrl } : ad);
    rows.AdImage.push(
      ...picturesOf(ad.id, between(random, 0, 4), between(random, 0, 99), pictures),
    );
    if (bought) {
      rows.Purchase.push(bought.purchase);
      rows.PurchaseEvent.push(...bought.events);
      rows.Promotion.push(...bought.promotions);
    }
    if (rows.Ad.length === batch || index === count - 1) {
      yield rows;
      rows = noRows();
    }
  }
}

const picturesOf = (adId: string, count: number, first: number, names: string[]) =>
  Array.from({ length: count }, (_, position) => ({
    adId,
    imageName: names[(first + position) % names.length],
    position,
    isMain: position === 0,
  }));

const noRows = (): Rows => ({
  User: [],
  Image: [],
  Ad: [],
  AdImage: [],
  Purchase: [],
  PurchaseEvent: [],
  Promotion: [],
});
