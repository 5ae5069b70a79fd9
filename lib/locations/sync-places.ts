import type pg from 'pg';
import { places } from './gazetteer/places';

const columns = '"outcode", "slug", "town", "district", "region", "latitude", "longitude"';

/** Writes only changed rows and returns their number. Keeps removed places that ads use. */
export async function syncPlaces(
  client: Pick<pg.Client, 'query'>,
): Promise<{ written: number; removed: number }> {
  const column = (key: 'outcode' | 'slug' | 'town' | 'district' | 'region') =>
    places.map((place) => place[key]);
  const outcodes = column('outcode');
  // First, so that a slug can move to another outcode.
  const removal = await client.query(
    `DELETE FROM "Place" WHERE "outcode" <> ALL ($1::text[])
       AND NOT EXISTS (SELECT FROM "Ad" WHERE "Ad"."outcode" = "Place"."outcode")`,
    [outcodes],
  );
  const upsert = await client.query(
    // Skips unchanged rows, which an upsert would lock against new ads.
    `INSERT INTO "Place" (${columns})
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[],
                          $6::float8[], $7::float8[])
     EXCEPT SELECT ${columns} FROM "Place"
     ON CONFLICT ("outcode") DO UPDATE SET (${columns}) = ROW (excluded.*)`,
    [
      outcodes,
      column('slug'),
      column('town'),
      column('district'),
      column('region'),
      places.map(({ latitude }) => latitude),
      places.map(({ longitude }) => longitude),
    ],
  );
  return { written: upsert.rowCount ?? 0, removed: removal.rowCount ?? 0 };
}
