import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { phoneHash, phoneHashes, sealPhone } from './seal-phone';

/** Returns the id of the number's row, which stays at least until the transaction ends. */
export async function storePhone(number: string, now: Date, tx: Db): Promise<string> {
  const [known] = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Phone" SET "usedAt" = ${now} WHERE "hash" = ANY (${phoneHashes(number)}::text[])
    RETURNING "id"`;
  if (known) return known.id;
  const id = randomUUID();
  const [stored] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "Phone" ("id", "hash", "sealed", "usedAt")
    VALUES (${id}::uuid, ${phoneHash(number)}, ${sealPhone(number, id)}, ${now})
    ON CONFLICT ("hash") DO UPDATE SET "usedAt" = EXCLUDED."usedAt" RETURNING "id"`;
  return stored?.id ?? id;
}

const isSealedAs = (number: string) => ({ phone: { hash: { in: phoneHashes(number) } } });

export const whereNumber = (number: string) => ({
  OR: [{ plainPhone: number }, isSealedAs(number)],
});

export const whereVerified = (number: string) => ({ OR: [{ number }, isSealedAs(number)] });
