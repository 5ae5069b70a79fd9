import { expect, test } from 'vitest';
import { findSellerAt, getSellerAt } from '@/lib/ads/reading/sellers/seller-at';
import { db } from '@/lib/db/client';
import { sellerPath } from '@/lib/site-paths';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

test('the check of an address and its page agree', async () => {
  const [now, owner] = [new Date(), await createMember()];
  await createAd(owner, { now });
  const { username } = await db.user.findUniqueOrThrow({
    where: { id: owner.userId },
    select: { username: true },
  });
  const outcomes = async (name: string, number: string | null) => {
    const [checked, read] = [
      await findSellerAt({ name, number }, now),
      await getSellerAt({ name, number }, now),
    ];
    const shown = read && 'found' in read ? { found: read.found.seller.username } : read;
    expect(checked).toEqual(shown);
    return checked;
  };
  expect(await outcomes(username, null)).toEqual({ found: username });
  expect(await outcomes(username, '1')).toEqual({ location: sellerPath(username, 1) });
  expect(await outcomes(username.toLowerCase(), null)).toEqual({
    location: sellerPath(username, 1),
  });
  expect(await outcomes(username, '2')).toBeNull();
  expect(await outcomes(username, 'two')).toBeNull();
  expect(await outcomes('nobody-at-all', null)).toBeNull();
});
