import type { Actor } from '@/lib/accounts/actor';
import { hasSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { alertTexts } from './texts';

/* Such an alert has "seller:" and the seller's id as its search, since usernames can change. */

const prefix = 'seller:';
const path = /^\/seller\/([^/?#]+)$/;

export const followSearch = (sellerId: string) => `${prefix}${sellerId}`;
export const followKey = (sellerId: string) => `s:${sellerId}`;

export function followedSeller(search: string): string | null {
  const id = search.startsWith(prefix) ? search.slice(prefix.length) : null;
  return isUuid(id) ? id : null;
}

export const followed = { search: { startsWith: prefix } } satisfies Prisma.AlertWhereInput;

export const isSellerAddress = (address: string) => path.test(address);

/** Throws `not_found` if the seller has no page, `conflict` for the member's own page. */
export async function sellerAt(actor: Actor, address: string, now: Date): Promise<string> {
  const name = path.exec(address)?.[1] ?? '';
  const seller = (await hasSellerPage(name, 1, now))
    ? await db.user.findUnique({
        where: { usernameKey: name.toLowerCase(), bannedAt: null, erasedAt: null },
        select: { id: true },
      })
    : null;
  if (!seller) throw notFound('This seller');
  if (seller.id === actor.userId) throw new AppError('conflict', alertTexts.ownAds);
  return seller.id;
}

/** Usernames by id, without suspended members. */
export async function namesOfSellers(
  searches: string[],
  tx: Db = db,
): Promise<Map<string, string>> {
  const ids = searches.flatMap((search) => followedSeller(search) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.user.findMany({
    where: { id: { in: ids }, bannedAt: null, erasedAt: null },
    select: { id: true, username: true },
  });
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Also deletes followers' alerts. Locks in the order in which new matches refer to alerts. */
export async function deleteAlerts(tx: Db, { userId }: Actor): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Alert" WHERE "id" IN (
      SELECT "id" FROM "Alert"
      WHERE "userId" = ${userId}::uuid OR "keys" && ${[followKey(userId)]}::text[]
      ORDER BY "id" FOR UPDATE)`;
}
