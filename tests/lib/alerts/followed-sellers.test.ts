import { beforeEach, describe, expect, test } from 'vitest';
import { hide } from '@/lib/ads/hidden/hide';
import { changeAlert } from '@/lib/alerts/change-alert';
import { followSearch } from '@/lib/alerts/followed-seller';
import { listAlerts } from '@/lib/alerts/queries';
import { rereadAlerts } from '@/lib/alerts/sending/reread-alerts';
import { alertTexts } from '@/lib/alerts/texts';
import { getSubscription } from '@/lib/alerts/unsubscribe';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { createUser, sessionFor, testPassword } from '../../builders/account';
import { createAd } from '../../builders/ad';
import { createAlert, matchAndSend } from '../../builders/alert';
import { createMember, type Member } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, minute);
const due = addTime(now, 11 * minute);

let seller: Member;
let reader: Member;
let name: string;

beforeEach(async () => {
  await resetDatabase();
  [seller, reader] = [await createMember(), await createMember()];
  await createAd(seller, { now: addTime(now, -day) });
  name = await usernameOf(seller);
});

const usernameOf = async ({ userId }: Pick<Member, 'userId'>) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).username;
const follow = (who: Pick<Member, 'userId' | 'sessionId' | 'role'>, username = name) =>
  createAlert(who, `/seller/${username}`, { now });

describe('following a seller', () => {
  test('mails their new ads once, with their name and a link to their page', async () => {
    const alert = await follow(reader);
    expect(alert).toMatchObject({
      kind: 'seller',
      name: `Ads of ${name}`,
      search: `/seller/${name}`,
    });
    await createAd(await createMember(), { now: later });
    const { title } = await createAd(seller, { now: later });
    const [mail, ...others] = await matchAndSend(later, due);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`1 new ad by ${name}`);
    expect(mail?.text).toContain(title);
    expect(mail?.text).toContain(`http://localhost:3000/seller/${name}`);
    expect(mail?.text).toContain('because you follow this seller');
    expect(await matchAndSend(later, addTime(due, day))).toEqual([]);
  });

  test('omits ads that hide their seller', async () => {
    await follow(reader);
    await createAd(seller, { kind: 'escort', now: later });
    expect(await matchAndSend(later, due)).toEqual([]);
  });

  test('mails an ad once, even if a search finds it too', async () => {
    await follow(reader);
    await createAlert(reader, '/search?q=oak', { now });
    await createAd(seller, { now: later });
    expect(await matchAndSend(later, due)).toHaveLength(1);
  });

  test('needs a seller with a page, other than oneself', async () => {
    await expect(follow(seller)).rejects.toThrow(alertTexts.ownAds);
    await expect(follow(reader, 'nobody-here')).rejects.toMatchObject({ code: 'not_found' });
    const unseen = await usernameOf(await createMember());
    await expect(follow(reader, unseen)).rejects.toMatchObject({ code: 'not_found' });
    await db.user.update({ where: { id: seller.userId }, data: { bannedAt: now } });
    await expect(follow(reader)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('continues under another username, once per seller', async () => {
    const { _id } = await follow(reader);
    await db.user.update({
      where: { id: seller.userId },
      data: { username: 'Renamed', usernameKey: 'renamed' },
    });
    expect((await follow(reader, 'renamed'))._id).toBe(_id);
    expect(await listAlerts(reader)).toMatchObject([{ name: 'Ads of Renamed' }]);
  });

  test('pauses while the seller is suspended', async () => {
    await follow(reader);
    await createAd(seller, { now: later });
    await db.user.update({ where: { id: seller.userId }, data: { bannedAt: later } });
    expect(await matchAndSend(later, due)).toEqual([]);
    expect(await listAlerts(reader)).toMatchObject([{ name: alertTexts.sellerGone, search: null }]);
  });

  test('omits a hidden seller', async () => {
    await follow(reader);
    await createAd(seller, { now: later });
    await hide(reader, { ads: [], sellers: [name] }, later);
    expect(await matchAndSend(later, due)).toEqual([]);
  });

  test('can be changed except for words, survives the weekly recomputation, and is named by its link', async () => {
    const { _id } = await follow(reader);
    await expect(changeAlert(reader, _id, { leaveOut: 'oak' }, now)).rejects.toThrow(
      alertTexts.noWords,
    );
    expect(
      await changeAlert(reader, _id, { frequency: 'weekly', leaveOut: '' }, now),
    ).toMatchObject({
      frequency: 'weekly',
    });
    expect(await rereadAlerts(addTime(now, 30 * day))).toBe(0);
    expect(await getSubscription(unsubscribeKey('alert', _id))).toEqual({
      name: `new ads of ${name}`,
      isOn: true,
    });
  });

  test('ends when the seller closes the account', async () => {
    const user = await createUser();
    const { actor } = await sessionFor(user, now);
    await createAd(actor, { now });
    await follow(reader, user.username);
    await deleteAccount(actor, { password: testPassword }, now);
    expect(await db.alert.count({ where: { search: followSearch(user.id) } })).toBe(0);
  });
});
