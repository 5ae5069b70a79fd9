import {
  currentPrefix,
  knownPrefixes,
  openPhoneOrNull,
  phoneHash,
  sealPhone,
} from '@/lib/accounts/phones/seal-phone';
import { type Db, db } from '@/lib/db/client';
import { nilUuid } from '@/lib/nil-uuid';

const batch = 500;

/** Can be run again. `unreadable`: numbers that were damaged after they were sealed. */
export async function resealPhones(): Promise<{ count: number; unreadable: number }> {
  let [count, unreadable] = [0, 0];
  for (let after = nilUuid; ; ) {
    const rows = await readBatch(after);
    const opened = rows.flatMap(openRow);
    count += await resealBatch(opened);
    unreadable += rows.length - opened.length;
    if (rows.length < batch) return { count, unreadable };
    after = rows.at(-1)?.id ?? after;
  }
}

type Row = { id: string; sealed: string };

const readBatch = (after: string) => db.$queryRaw<Row[]>`
  SELECT "id", "sealed" FROM "Phone"
  WHERE "id" > ${after}::uuid AND NOT starts_with("sealed", ${currentPrefix()})
    AND split_part("sealed", '.', 1) || '.' = ANY (${knownPrefixes()}::text[])
  ORDER BY "id" LIMIT ${batch}`;

const openRow = (row: Row) => {
  const number = openPhoneOrNull(row.sealed, row.id);
  return number === null ? [] : [{ ...row, number }];
};

async function resealBatch(rows: (Row & { number: string })[]): Promise<number> {
  const fresh = rows.map(({ id, sealed, number }) => {
    return { id, before: sealed, hash: phoneHash(number), sealed: sealPhone(number, id) };
  });
  const column = (key: 'id' | 'before' | 'hash' | 'sealed') => fresh.map((row) => row[key]);
  const changed = await db.$executeRaw`
    UPDATE "Phone" p SET "hash" = f."hash", "sealed" = f."sealed"
    FROM unnest(${column('id')}::uuid[], ${column('before')}::text[], ${column('hash')}::text[],
      ${column('sealed')}::text[]) AS f("id", "before", "hash", "sealed")
    WHERE p."id" = f."id" AND p."sealed" = f."before"
      AND NOT EXISTS (SELECT FROM "Phone" twin WHERE twin."hash" = f."hash")`;
  // A process without the previous key may have stored the same numbers a second time.
  const twins = await db.$queryRaw<{ from: string; into: string }[]>`
    SELECT f."id" AS "from", twin."id" AS "into"
    FROM unnest(${column('id')}::uuid[], ${column('hash')}::text[]) AS f("id", "hash")
      JOIN "Phone" twin ON twin."hash" = f."hash" AND twin."id" <> f."id"`;
  let merged = 0;
  for (const { from, into } of twins) {
    merged += await db.$transaction((tx) => mergePhones(from, into, tx));
  }
  return changed + merged;
}

async function mergePhones(from: string, into: string, tx: Db): Promise<number> {
  const [where, data] = [{ phoneId: from }, { phoneId: into }];
  await tx.user.updateMany({ where, data });
  await tx.verifiedPhone.deleteMany({
    where: { ...where, user: { verifiedPhones: { some: { phoneId: into } } } },
  });
  await tx.verifiedPhone.updateMany({ where, data: { phoneId: into, number: into } });
  await tx.ad.updateMany({ where, data });
  return (await tx.phone.deleteMany({ where: { id: from } })).count;
}
