import { beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '@/lib/accounts/get-me';
import { removePhone } from '@/lib/accounts/phones/remove-phone';
import { phoneHashes } from '@/lib/accounts/phones/seal-phone';
import { verifiedPhonesOf } from '@/lib/accounts/phones/verified-phones';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { newMobile } from '../../../builders/account';
import { createAd } from '../../../builders/ad';
import { createMember, giveVerifiedPhone, type Member } from '../../../builders/member';

const now = new Date('2026-11-20T12:00:00Z');

let member: Member;
let numbers: string[];

/** Three verified numbers; the last is the account's. */
beforeEach(async () => {
  member = await createMember();
  const { userId } = member;
  await db.verifiedPhone.deleteMany({ where: { userId } });
  numbers = [newMobile(), newMobile(), newMobile()];
  for (const [index, number] of numbers.entries()) {
    const { phoneId } = await giveVerifiedPhone(userId, number, addTime(now, index * hour));
    await db.user.update({ where: { id: userId }, data: { phoneId } });
  }
});

describe('a number that is removed', () => {
  test('is no longer verified; the account gets the last verified one', async () => {
    const [oldest = '', middle = '', newest = ''] = numbers;
    expect(await verifiedPhonesOf(member)).toEqual([newest, middle, oldest]);
    await removePhone(member, { phone: newest.replace('+44', '0') });
    expect(await verifiedPhonesOf(member)).toEqual([middle, oldest]);
    expect(await getMe(member)).toMatchObject({ phone: middle, phoneVerified: true });
    await removePhone(member, { phone: oldest });
    expect(await getMe(member)).toMatchObject({ phone: middle });
    await removePhone(member, { phone: middle });
    await removePhone(member, { phone: middle });
    expect(await getMe(member)).toMatchObject({ phone: null, phoneVerified: false });
    const hashes = numbers.flatMap(phoneHashes);
    expect(await db.phone.count({ where: { hash: { in: hashes } } })).toBe(0);
  });

  test('stays verified for other members', async () => {
    const stranger = await createMember();
    await removePhone(stranger, { phone: numbers[0] ?? '' });
    expect(await verifiedPhonesOf(member)).toHaveLength(3);
  });

  test('is refused while an ad uses it', async () => {
    const [phone = ''] = numbers;
    const ad = await createAd(member, { now, form: { phone } });
    await expect(removePhone(member, { phone })).rejects.toMatchObject({
      code: 'conflict',
      message: siteTexts.phoneInUse,
    });
    await deleteAd(member, ad._id, now);
    await removePhone(member, { phone });
    expect(await verifiedPhonesOf(member)).not.toContain(phone);
  });

  test('must be a valid number', async () => {
    await expect(removePhone(member, { phone: '12' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
