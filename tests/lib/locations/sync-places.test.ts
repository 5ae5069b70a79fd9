import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { places } from '@/lib/locations/gazetteer/places';
import { syncPlaces } from '@/lib/locations/sync-places';
import { createAd } from '../../builders/ad';
import { createMember } from '../../builders/member';

let client: pg.Client;

// Each test undoes its changes, so that other tests have every place.
beforeEach(async () => {
  client = new pg.Client(env().DATABASE_URL);
  await client.connect();
  await client.query('BEGIN');
  await syncPlaces(client);
});
afterEach(async () => {
  await client.query('ROLLBACK');
  await client.end();
});

const outcodes = async () =>
  (await client.query<{ outcode: string }>('SELECT "outcode" FROM "Place" ORDER BY 1')).rows.map(
    ({ outcode }) => outcode,
  );

const addPlace = (outcode: string) =>
  client.query(
    `INSERT INTO "Place" ("outcode", "slug", "town", "district", "region", "latitude", "longitude")
     VALUES ($1, 'gone-' || $1, 'Gone', 'Gone', 'LN', 51, 0)`,
    [outcode],
  );

test('writes every place once', async () => {
  expect((await outcodes()).sort()).toEqual(places.map(({ outcode }) => outcode).sort());
  expect(await syncPlaces(client)).toEqual({ written: 0, removed: 0 });
});

test('writes only changes', async () => {
  await client.query(
    `UPDATE "Place" SET "town" = 'Elsewhere', "latitude" = 50 WHERE "outcode" = 'IG1'`,
  );
  expect(await syncPlaces(client)).toEqual({ written: 1, removed: 0 });
  const { rows } = await client.query(`SELECT * FROM "Place" WHERE "outcode" = 'IG1'`);
  expect(rows).toEqual([
    {
      outcode: 'IG1',
      slug: 'ilford-ig1',
      town: 'Ilford',
      district: 'Redbridge',
      region: 'LN',
      latitude: expect.closeTo(51.56, 1),
      longitude: expect.closeTo(0.07, 1),
    },
  ]);
});

test('removes a dropped outcode unless an ad uses it', async () => {
  const { _id } = await createAd(await createMember());
  await addPlace('ZZ8');
  await addPlace('ZZ9');
  await client.query(`UPDATE "Ad" SET "outcode" = 'ZZ8' WHERE "id" = $1`, [_id]);
  expect(await syncPlaces(client)).toEqual({ written: 0, removed: 1 });
  expect(await outcodes()).toContain('ZZ8');
  expect(await outcodes()).not.toContain('ZZ9');
});
