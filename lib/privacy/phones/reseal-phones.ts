import {
  knownPrefixes,
  openPhone,
  phoneHash,
  presentPrefix,
  sealPhone,
} from '@/lib/accounts/phones/seal-phone';
import { type Db, db } from '@/lib/db/client';

const batch = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** Seals with the present key what another key of the configuration sealed. May run again. Returns how many. */
export async function resealPhones(): Promise<number> {
  let count = 0;
  for (let after = first; ; ) {
    const rows = await readBatch(after);
    for (const { id, sealed } of rows) count += await resealPhone(id, sealed);
    if (rows.length < batch) return count;
    after = rows.at(-1)?.id ?? after;
  }
}

const readBatch = (after: string) => db.$queryRaw<{ id: string; sealed: string }[]>`
  SELECT "id", "sealed" FROM "Phone"
  WHERE "id" > ${after}::uuid AND NOT starts_with("sealed", ${presentPrefix()})
    AND split_part("sealed", '.', 1) || '.' = ANY (${knownPrefixes()}::text[])
  ORDER BY "id" LIMIT ${batch}`;

async function resealPhone(id: string, sealed: string): Promise<number> {
  const number = openPhone(sealed, id);
  const hash = phoneHash(number);
  return db.$transaction(async (tx) => {
    // A process that does not know the key before may have stored the number a second time.
    const twin = await tx.phone.findFirst({
      where: { hash, id: { not: id } },
      select: { id: true },
    });
    if (twin) return mergePhones(id, twin.id, tx);
    const { count } = await tx.phone.updateMany({
      where: { id, sealed },
      data: { hash, sealed: sealPhone(number, id) },
    });
    return count;
  });
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
