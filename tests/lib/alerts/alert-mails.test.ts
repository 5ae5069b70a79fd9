import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { changeAlert } from '@/lib/alerts/change-alert';
import { type FailingAlerts, failingAlertsSql } from '@/lib/alerts/sending/failing-alerts';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { sendAlerts } from '@/lib/alerts/sending/send-alerts';
import { unsubscribe } from '@/lib/alerts/unsubscribe';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db, writePool } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { subscribe } from '@/lib/notifications/push/subscriptions';
import { vapidKeys } from '@/lib/notifications/push/vapid';
import { createAd, parseAdForm, validAdForm } from '../../builders/ad';
import { createAlert, matchAndSend } from '../../builders/alert';
import { expectConsoleErrors } from '../../builders/console';
import { createMember, type Member } from '../../builders/member';
import { waitingJobs } from '../../builders/outbox';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, minute);
const due = addTime(now, 11 * minute);

let seller: Member;
let reader: Member;

beforeEach(async () => {
  await resetDatabase();
  [seller, reader] = [await createMember(), await createMember()];
});

const oakTables = '/search?q=oak+table&place=ilford';
const noMail: never[] = [];

async function editPrice(id: string, pounds: string, at: Date) {
  const form = parseAdForm(validAdForm('goods', { genericPrice: pounds }), at);
  await updateAd(seller, id, form, at);
}

describe('an alert', () => {
  test('mails a new ad once, with links to unsubscribe and change it', async () => {
    const alert = await createAlert(reader, oakTables, { now });
    const { _id, title } = await createAd(seller, { now: later });
    const mails = await matchAndSend(later, due);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const { email } = await db.user.findUniqueOrThrow({ where: { id: reader.userId } });
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe('1 new ad: “oak table” · within 10 miles of Ilford');
    expect(mail?.text).toContain(`${title}\n£12.50 · Ilford\nhttp://localhost:3000/ad/${_id}`);
    expect(mail?.text).toContain('Change this alert:\nhttp://localhost:3000/my-account/alerts');
    const [, key = ''] = /unsubscribe\/(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/unsubscribe/${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await unsubscribe(key, due);
    expect(await db.alert.findUnique({ where: { id: alert._id } })).toMatchObject({
      pausedAt: due,
    });
    expect(await matchAndSend(due, addTime(due, day))).toEqual(noMail);
  });

  test('calls the price of a wanted ad a budget', async () => {
    await createAlert(reader, '/search?category=home&place=ilford', { now });
    await createAd(seller, { now: later, form: { adType: 'Wanted' } });
    const [mail] = await matchAndSend(later, due);
    expect(mail?.text).toContain('Budget £12.50 · Ilford');
  });

  test('for "the who" in a category mails ads with that title', async () => {
    await createAlert(reader, '/search?q=the+who&category=home', { now });
    await createAd(seller, { now: later });
    await createAd(seller, { now: later, form: { title: 'The Who, framed poster of 1969' } });
    const mails = await matchAndSend(later, due);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new ad: “the who” in Home']);
  });

  test('collects the ads of ten minutes, a day or a week in one mail', async () => {
    await createAlert(reader, oakTables, { now, frequency: 'daily' });
    await createAlert(reader, '/search?q=oak', { now, frequency: 'weekly' });
    await createAd(seller, { now: later });
    await createAd(seller, { now: later, form: { title: 'Another oak table, round and small' } });
    expect(await matchAndSend(later, addTime(now, 19 * hour))).toEqual(noMail);
    const daily = await matchAndSend(later, new Date('2026-11-21T08:00:00Z'));
    expect(daily.map(({ subject }) => subject)).toEqual([
      '2 new ads: “oak table” · within 10 miles of Ilford',
    ]);
    // The first mail contained both.
    expect(await matchAndSend(later, new Date('2026-11-23T08:00:00Z'))).toEqual(noMail);
  });

  test.each([
    ['back', '2026-10-24T07:30:00Z', '2026-10-25T07:59:00Z', '2026-10-25T08:00:00Z'],
    ['forward', '2026-03-28T08:30:00Z', '2026-03-29T06:59:00Z', '2026-03-29T07:00:00Z'],
  ])(
    'arrives at 8 British time on the day the clocks go %s, once',
    async (_, made, early, due8) => {
      const [from, before, at8] = [new Date(made), new Date(early), new Date(due8)];
      await createAlert(reader, oakTables, { now: from, frequency: 'daily' });
      await createAd(seller, { now: addTime(from, 2 * hour) });
      expect(await matchAndSend(addTime(from, 2 * hour), before)).toEqual(noMail);
      expect(await matchAndSend(before, at8)).toHaveLength(1);
      expect(await matchAndSend(at8, addTime(at8, day))).toEqual(noMail);
    },
  );

  test('sends nothing if there is nothing new', async () => {
    const { _id } = await createAd(seller, { now: addTime(now, -day) });
    await createAlert(reader, oakTables, { now });
    await toggleAd(seller, _id, later);
    await toggleAd(seller, _id, later);
    await repostAd(seller, _id, later);
    await createAd(seller, { now: later, form: { title: 'Steel shelves for a garage wall' } });
    expect(await matchAndSend(later, due)).toEqual(noMail);
  });

  test('never mails an ad twice', async () => {
    await createAlert(reader, oakTables, { now });
    await createAlert(reader, '/search?category=home', { now });
    const { _id } = await createAd(seller, { now: later });
    expect(await matchAndSend(later, due)).toHaveLength(1);
    await repostAd(seller, _id, due);
    await toggleAd(seller, _id, due);
    await toggleAd(seller, _id, due);
    await editPrice(_id, '10', due);
    expect(await matchAndSend(due, addTime(due, day))).toEqual(noMail);
  });

  test('mails reduced ads if chosen, at each lower price', async () => {
    const { _id: old } = await createAd(seller, { now: addTime(now, -day) });
    const alert = await createAlert(reader, oakTables, { now });
    await changeAlert(reader, alert._id, { withReduced: true }, now);
    await editPrice(old, '15', later);
    expect(await matchAndSend(later, due)).toEqual(noMail);
    await editPrice(old, '9', later);
    const [mail] = await matchAndSend(later, due);
    expect(mail?.subject).toMatch(/^1 reduced ad: /);
    expect(mail?.text).toContain('Reduced: £9 · Ilford');
    await editPrice(old, '9', due);
    expect(await matchAndSend(due, addTime(due, hour))).toEqual(noMail);
    await editPrice(old, '8', addTime(due, hour));
    expect(await matchAndSend(addTime(due, hour), addTime(due, day))).toHaveLength(1);
  });

  test.each([
    ['held', { moderation: 'held' as const }],
    ['removed', { moderation: 'removed' as const, moderationReason: 'counterfeit' }],
    ['disabled', { isActive: false }],
    ['deleted', { deletedAt: later }],
    ['expired', { expiresAt: later }],
  ])('does not mail an ad that is %s when the mail is due', async (_, columns) => {
    await createAlert(reader, oakTables, { now });
    const { _id } = await createAd(seller, { now: later });
    await matchQueue(later);
    await db.ad.update({ where: { id: _id }, data: columns });
    expect(await matchAndSend(later, due)).toEqual(noMail);
  });

  test('mails an ad when it is approved', async () => {
    await createAlert(reader, oakTables, { now });
    const { _id } = await createAd(seller, {
      now: later,
      columns: { moderation: 'held', approvedAt: null },
    });
    expect(await matchAndSend(later, due)).toEqual(noMail);
    await db.ad.update({ where: { id: _id }, data: { moderation: 'approved', approvedAt: due } });
    expect(await matchAndSend(due, addTime(due, hour))).toHaveLength(1);
  });

  test("omits the member's own ads, hidden ads and hidden sellers", async () => {
    await createAlert(seller, oakTables, { now });
    await createAlert(reader, oakTables, { now });
    const { _id } = await createAd(seller, { now: later });
    await db.hiddenSeller.create({ data: { userId: reader.userId, sellerId: seller.userId } });
    expect(await matchAndSend(later, due)).toEqual(noMail);
    await db.hiddenSeller.deleteMany();
    await db.hiddenAd.create({ data: { userId: reader.userId, adId: _id } });
    await db.ad.update({ where: { id: _id }, data: { isActive: false } });
    await db.ad.update({ where: { id: _id }, data: { isActive: true } });
    expect(await matchAndSend(due, addTime(due, hour))).toEqual(noMail);
  });

  test.each([
    ['paused', () => db.alert.updateMany({ data: { pausedAt: later } })],
    ['of a banned member', () => ban()],
  ])('sends nothing while it is %s', async (_, stop) => {
    await createAlert(reader, oakTables, { now });
    await createAd(seller, { now: later });
    await matchQueue(later);
    await stop();
    expect(await matchAndSend(later, due)).toEqual(noMail);
    expect(await db.alertMatch.count()).toBe(0);
  });

  test('of a banned member matches nothing', async () => {
    await createAlert(reader, oakTables, { now });
    await ban();
    await createAd(seller, { now: later });
    await matchQueue(later);
    expect(await db.alertMatch.count()).toBe(0);
  });

  const ban = () => db.user.update({ where: { id: reader.userId }, data: { bannedAt: later } });

  test("omits ads with the member's excluded words", async () => {
    const alert = await createAlert(reader, oakTables, { now });
    const changed = await changeAlert(
      reader,
      alert._id,
      { leaveOut: 'chairs, "spares or repair"' },
      now,
    );
    expect(changed).toMatchObject({ leaveOut: 'chairs "spares or repair"' });
    await createAd(seller, { now: later });
    const { title } = await createAd(seller, {
      now: later,
      form: { title: 'Oak table, round, with a bench' },
    });
    const [mail] = await matchAndSend(later, due);
    expect(mail?.subject).toMatch(/^1 new ad/);
    expect(mail?.text).toContain(title);
  });

  test('omits ads that have its words but do not match its search', async () => {
    await createAlert(reader, '/search?q=dogs', { now });
    const title = 'Somebody to walk dogs with on Sundays';
    await createAd(seller, { kind: 'generic', form: { title }, now: later });
    expect(await matchAndSend(later, due)).toEqual(noMail);
  });
});

describe('personals', () => {
  test.each([
    '/search?category=gay-and-lesbian',
    '/search?category=personals&q=walks',
    '/search?q=walks',
  ])('of %s are mailed without a title', async (search) => {
    vi.stubEnv('PUSH_SERVICES', 'https://push.example');
    const keys = { p256dh: vapidKeys().publicKey, auth: 'A'.repeat(22) };
    await subscribe(reader, { endpoint: 'https://push.example/device', keys }, now);
    vi.unstubAllEnvs();
    await createAlert(reader, search, { now });
    await createAd(seller, {
      kind: 'generic',
      now: later,
      form: { category: 'Gay and Lesbian', title: 'Company for long walks' },
    });
    const [mail] = await matchAndSend(later, due);
    expect(mail?.subject).toBe('1 new ad for your Townboard alert');
    const [push] = (await waitingJobs()).filter(({ task }) => task === 'send-push');
    expect(push?.payload).toMatchObject({
      title: '1 new ad',
      body: 'For one of your alerts',
      path: '/my-account/alerts',
    });
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/gay|personals|walks/i);
  });
});

describe('adult ads', () => {
  const adult = '/adult/search?category=escorts-and-massages';

  test('are mailed only after the age check, without titles', async () => {
    await expect(createAlert(reader, adult, { now })).rejects.toMatchObject({ code: 'forbidden' });
    await createAlert(reader, adult, { now, hasAgeCheck: true });
    await createAlert(reader, '/search?place=ilford', { now });
    const { title, _id } = await createAd(seller, { kind: 'escort', now: later });
    const mails = await matchAndSend(later, due);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new ad for your Townboard alert']);
    for (const secret of [title, _id, 'Escort', 'escort']) {
      expect(mails[0]?.html).not.toContain(secret);
      expect(mails[0]?.subject).not.toContain(secret);
    }
  });

  test('are not mailed if nobody can pass an age check', async () => {
    await createAlert(reader, adult, { now, hasAgeCheck: true });
    await createAd(seller, { kind: 'escort', now: later });
    vi.stubEnv('APP_ENV', 'production');
    try {
      await sendAlertsInProduction();
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await db.outboxMessage.count()).toBe(0);
  });

  test('are mailed while there is only one connection', async () => {
    await createAlert(reader, adult, { now, hasAgeCheck: true });
    await createAd(seller, { kind: 'escort', now: later });
    const { options } = writePool();
    const usual = options.max;
    onTestFinished(() => {
      options.max = usual;
    });
    options.max = 1;
    while (writePool().idleCount > 0) (await writePool().connect()).release(true);
    expect(await matchAndSend(later, due)).toHaveLength(1);
  });

  async function sendAlertsInProduction() {
    await matchQueue(later);
    await sendAlerts(due);
  }
});

test('a failed alert waits for an hour and does not block others', async () => {
  const broken = await createAlert(reader, oakTables, { now });
  const other = await createMember();
  await createAlert(other, oakTables, { now });
  await createAd(seller, { now: later });
  await matchQueue(later);
  await db.alert.update({ where: { id: broken._id }, data: { search: '/nowhere' } });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await sendAlerts(due)).toBe(1);
  expect(log).toHaveBeenCalledOnce();
  expect(await countFailing()).toMatchObject({ unsent: 1, unmatched: 0 });
  expect(await sendAlerts(addTime(due, minute))).toBe(0);
  await db.alert.update({ where: { id: broken._id }, data: { search: oakTables } });
  expect(await sendAlerts(addTime(due, hour))).toBe(1);
  expect(await countFailing()).toMatchObject({ unsent: 0 });
});

async function countFailing() {
  const rows = await db.$queryRaw<FailingAlerts[]>(Prisma.raw(failingAlertsSql));
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Returns what ends it. */
async function refuseInserts(table: string, condition: string, code = 'P0001') {
  await db.$executeRawUnsafe(`
    CREATE FUNCTION refuse_insert() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`);
  await db.$executeRawUnsafe(
    `CREATE TRIGGER refuse_insert BEFORE INSERT ON "${table}" FOR EACH ROW
     WHEN (${condition}) EXECUTE FUNCTION refuse_insert()`,
  );
  const allow = () => db.$executeRaw`DROP FUNCTION IF EXISTS refuse_insert() CASCADE`;
  onTestFinished(async () => {
    await allow();
  });
  return allow;
}

test('an unavailable database is no failure of an alert', async () => {
  await createAlert(reader, oakTables, { now });
  await createAd(seller, { now: later });
  await matchQueue(later);
  const tooManyConnections = '53300';
  const allow = await refuseInserts('OutboxMessage', 'true', tooManyConnections);
  await expect(sendAlerts(due)).rejects.toThrow('refused');
  await allow();
  expect(await countFailing()).toMatchObject({ unsent: 0 });
  expect(await sendAlerts(due)).toBe(1);
});

test('an ad that cannot be matched waits for an hour and does not block others', async () => {
  await createAlert(reader, oakTables, { now });
  const { _id: bad } = await createAd(seller, { now: later });
  const { _id: good } = await createAd(seller, { now: later });
  const allow = await refuseInserts('AlertMatch', `NEW."adId" = '${bad}'`);
  const logged = expectConsoleErrors();
  expect(await matchQueue(later)).toBe(2);
  expect(logged).toEqual([expect.stringContaining(`ad ${bad} was not matched with alerts`)]);
  expect(await countFailing()).toMatchObject({ unmatched: 1 });
  expect(await db.alertMatch.findMany({ select: { adId: true } })).toEqual([{ adId: good }]);
  const { _id: third } = await createAd(seller, { now: later });
  expect(await matchQueue(addTime(later, minute))).toBe(1);
  expect(await db.alertMatch.count({ where: { adId: third } })).toBe(1);
  expect(await db.alertQueue.findMany({ select: { adId: true } })).toEqual([{ adId: bad }]);
  await allow();
  expect(await matchQueue(addTime(later, hour))).toBe(1);
  expect(await db.alertMatch.count()).toBe(3);
  expect(await countFailing()).toMatchObject({ unmatched: 0 });
});

test('matches of banned members do not block others', async () => {
  const { _id: adId } = await createAd(seller, { now: addTime(now, -day) });
  const { userId } = reader;
  const stuck = await db.alert.createManyAndReturn({
    data: Array.from({ length: 250 }, (_, n) => ({ userId, search: `/${n}`, isAdult: false })),
    select: { id: true },
  });
  await db.alertMatch.createMany({
    data: stuck.map(({ id: alertId }) => ({ alertId, adId, isReduced: false, dueAt: now })),
  });
  await db.user.update({ where: { id: userId }, data: { bannedAt: later } });
  await createAlert(await createMember(), oakTables, { now });
  await createAd(seller, { now: later });
  expect(await matchAndSend(later, due)).toHaveLength(1);
  expect(await db.alertMatch.count()).toBe(0);
});

test('two workers send each mail once', async () => {
  await createAlert(reader, oakTables, { now });
  await createAlert(reader, '/search?category=home', { now });
  await createAd(seller, { now: later });
  await Promise.all([matchQueue(later), matchQueue(later)]);
  const sent = await Promise.all([sendAlerts(due), sendAlerts(due)]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('workers whose batches share ads store each match once', async () => {
  const searches = [oakTables, '/search?category=home', '/search?q=oak', '/search?place=ilford'];
  for (const search of searches) {
    const { _id } = await createAlert(reader, search, { now });
    await changeAlert(reader, _id, { withReduced: true }, now);
  }
  for (let ads = 0; ads < 3; ads += 1) await createAd(seller, { now: later });
  for (let round = 0; round < 3; round += 1) {
    await db.alertMatch.deleteMany();
    await db.$executeRaw`
      INSERT INTO "AlertQueue" ("adId", "isReduced")
      SELECT a."id", number % 2 = 0 FROM "Ad" a, generate_series(1, 60) number ORDER BY random()`;
    const counts = await Promise.all(Array.from({ length: 4 }, () => matchQueue(later)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(180 + (round === 0 ? 3 : 0));
    expect(await db.alertMatch.count()).toBe(12);
  }
});
