import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { rereadFacets } from '@/lib/search/facets/reread-facets';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

test('facets stored by an older rule are recomputed, others are not written', async () => {
  const owner = await createMember();
  const form = { bedrooms: 2, description: 'All bills included. Near the park.' };
  const ads = [
    await createAd(owner, { kind: 'property', form }),
    await createAd(owner, { kind: 'property', form }),
  ];
  const ids = ads.map(({ _id }) => _id).sort();
  const [first = '', second = ''] = ids;
  const told = { bedrooms: 2, billsIncluded: 'Yes' };
  await db.$executeRaw`UPDATE "Ad" SET "facets" = '{"bedrooms": 2}' WHERE "id" = ANY (${ids})`;

  await rereadFacets({ after: first });
  expect(await facets(first)).not.toMatchObject(told);
  expect(await facets(second)).toMatchObject(told);

  const before = await version(second);
  await rereadFacets({});
  expect(await facets(first)).toMatchObject(told);
  expect(await version(second)).toBe(before);
});

test('so are the words of titles, by which ads are found', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: { title: 'Plumber/heating engineer' } });
  const found = () => db.$queryRaw`
    SELECT FROM "Ad" WHERE "id" = ${id} AND "search" @@ to_tsquery('ad_english', 'plumber:A')`;
  expect(await found()).toHaveLength(1);
  const current = await db.$queryRaw<{ source: string }[]>`
    SELECT pg_get_functiondef('ad_title_words'::regproc) AS "source"`;
  const { source } = current[0] ?? { source: '' };
  await db.$executeRawUnsafe(
    source.replace(/"spaced" CONSTANT text := .*;/i, '"spaced" CONSTANT TEXT := "title";'),
  );
  await db.$executeRaw`UPDATE "Ad" SET "title" = "title" WHERE "id" = ${id}`;
  expect(await found()).toHaveLength(0);
  await db.$executeRawUnsafe(source);
  await rereadFacets({});
  expect(await found()).toHaveLength(1);
});

const facets = async (id: string) =>
  (await db.ad.findUniqueOrThrow({ where: { id }, select: { facets: true } })).facets;

async function version(id: string) {
  const [row] = await db.$queryRaw<{ xmin: string }[]>`
    SELECT xmin::text FROM "Ad" WHERE "id" = ${id}`;
  return row?.xmin;
}
