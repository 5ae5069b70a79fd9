import type { Db } from '@/lib/db/client';

/** For the middle of a sentence: “the ad …” or “the seller …”. */
export async function nameOfTarget(tx: Db, type: string, id: string): Promise<string> {
  if (type === 'ad') {
    const ad = await tx.ad.findUnique({ where: { id }, select: { title: true } });
    return ad ? `the ad “${ad.title}”` : 'an ad';
  }
  const member = await tx.user.findFirst({
    where: { id, erasedAt: null },
    select: { username: true },
  });
  return member ? `the seller ${member.username}` : 'a seller';
}
