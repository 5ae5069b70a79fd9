import { parseUkMobile } from '@/lib/accounts/phones/phone';
import { whereVerified } from '@/lib/accounts/phones/store-phone';
import { foundMost } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { isUuid } from '@/lib/is-uuid';

export type MemberRow = {
  id: string;
  username: string;
  email: string;
  role: string;
  createdAt: Date;
  bannedAt: Date | null;
  suspendedUntil: Date | null;
  suspendedRule: string | null;
  ads: number;
};

/** By name, email address, verified number or id; without words the newest members. */
export async function findMembers(words: string): Promise<MemberRow[]> {
  const rows = await db.user.findMany({
    where: { erasedAt: null, ...matching(words.trim()) },
    orderBy: { createdAt: 'desc' },
    take: foundMost,
    select: {
      id: true,
      username: true,
      email: true,
      role: true,
      createdAt: true,
      bannedAt: true,
      suspendedUntil: true,
      suspendedRule: true,
    },
  });
  const counts = await countAds(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, ads: counts.get(row.id) ?? 0 }));
}

/** Of these members only: a count of the relation would read the ads of all. */
async function countAds(ownerIds: string[]): Promise<Map<string, number>> {
  const rows = await db.ad.groupBy({
    by: ['ownerId'],
    where: { ownerId: { in: ownerIds }, deletedAt: null },
    _count: { _all: true },
  });
  return new Map(rows.map(({ ownerId, _count }) => [ownerId, _count._all]));
}

function matching(words: string): Prisma.UserWhereInput {
  if (words === '') return {};
  if (isUuid(words)) return { id: words };
  const text = words.toLowerCase();
  const number = parseUkMobile(words);
  return {
    OR: [
      { usernameKey: { startsWith: text } },
      { email: { startsWith: text } },
      ...(number ? [{ verifiedPhones: { some: whereVerified(number) } }] : []),
    ],
  };
}
