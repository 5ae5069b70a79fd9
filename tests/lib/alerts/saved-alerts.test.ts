import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SaveSearch } from '@/components/alerts/save-search';
import { changeAlert, deleteAlert } from '@/lib/alerts/change-alert';
import { listAlerts } from '@/lib/alerts/queries';
import { rereadAlerts } from '@/lib/alerts/sending/reread-alerts';
import { alertTexts } from '@/lib/alerts/texts';
import { getSubscription, unsubscribe } from '@/lib/alerts/unsubscribe';
import { alertsPerMember } from '@/lib/catalogue/limits';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { parseSearch } from '@/lib/search/address/search-params';
import { createAlert } from '../../builders/alert';
import { createMember, type Member } from '../../builders/member';
import { resetDatabase } from '../../builders/servers/database';

const now = new Date('2026-11-20T12:00:00Z');
let member: Member;

beforeEach(async () => {
  await resetDatabase();
  member = await createMember();
});

describe('saving an alert', () => {
  test('stores one per search, whatever its order and view', async () => {
    const first = await createAlert(member, '/search?place=ilford&q=sofa&sort=price-up', { now });
    const second = await createAlert(member, '/search?q=sofa&place=ilford&view=map', { now });
    expect(second).toEqual(first);
    expect(await listAlerts(member)).toEqual([
      {
        _id: first._id,
        kind: 'search',
        search: '/search?q=sofa&place=ilford',
        name: '“sofa” · within 10 miles of Ilford',
        leaveOut: '',
        frequency: 'instant',
        withReduced: false,
        isPaused: false,
        createdAt: now.toISOString(),
      },
    ]);
  });

  test.each([
    'q=oak+table&place=ilford&sort=price-up&posted=7',
    'category=cars&place=leeds&radius=25&max=2000&view=map',
    'q=cheap+sofa+in+leeds&photos=1',
  ])('%s has the address by which its button finds it later', async (typed) => {
    const query = parseSearch(new URLSearchParams(typed), { isAdult: false });
    const html = renderToStaticMarkup(createElement(SaveSearch, { query }));
    const props = /props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    const { search } = JSON.parse(props.replaceAll('&amp;', '&'));
    expect((await createAlert(member, search, { now })).search).toBe(search);
  });

  test('again resumes a paused one', async () => {
    const { _id } = await createAlert(member, '/search?q=sofa', { now });
    await changeAlert(member, _id, { isPaused: true }, now);
    expect(await createAlert(member, '/search?q=sofa', { now })).toMatchObject({ isPaused: false });
  });

  test.each([
    '/search',
    '/search?max=20',
    '/search?q=-broken',
    '/search?q=the',
    '/nowhere',
    '//x',
    '',
  ])('refuses %j', async (search) => {
    await expect(createAlert(member, search, { now })).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.alert.count()).toBe(0);
  });

  test.each([
    ['/search?q=the', alertTexts.smallWords],
    ['/search?max=20', alertTexts.tooWide],
  ])('explains why it refuses %j', async (search, message) => {
    await expect(createAlert(member, search, { now })).rejects.toMatchObject({ message });
  });

  test("refuses another site's address", async () => {
    const search = 'https://evil.example/search?q=sofa';
    await expect(createAlert(member, search, { now })).rejects.toMatchObject({ code: 'invalid' });
  });

  test("is refused at the member's limit", async () => {
    for (let index = 0; index < alertsPerMember; index += 1) {
      await createAlert(member, `/search?q=sofa+${index}`, { now });
    }
    const more = createAlert(member, '/search?q=one+more', { now });
    await expect(more).rejects.toMatchObject({ code: 'conflict' });
    await createAlert(member, '/search?q=sofa+1', { now });
  });
});

describe('an alert', () => {
  test('can only be changed and deleted by its member', async () => {
    const { _id } = await createAlert(member, '/search?q=sofa', { now });
    const other = await createMember();
    for (const id of [_id, 'no-uuid']) {
      const change = changeAlert(other, id, { isPaused: true }, now);
      await expect(change).rejects.toMatchObject({ code: 'not_found' });
      await expect(deleteAlert(other, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await listAlerts(other)).toEqual([]);
    await deleteAlert(member, _id);
    expect(await listAlerts(member)).toEqual([]);
  });

  test('cannot become the same as another one', async () => {
    const { _id } = await createAlert(member, '/search?q=sofa', { now });
    await createAlert(member, '/search?q=sofa+-broken', { now });
    const change = changeAlert(member, _id, { leaveOut: 'broken' }, now);
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
  });

  test('has limited room for words', async () => {
    const { _id } = await createAlert(member, `/search?q=${'sofa'.repeat(20)}`, { now });
    const change = changeAlert(member, _id, { leaveOut: 'broken spares stained' }, now);
    await expect(change).rejects.toMatchObject({
      code: 'invalid',
      fields: { leaveOut: expect.any(String) },
    });
  });

  test('is recomputed after a week', async () => {
    const { _id } = await createAlert(member, '/search?q=sofa', { now });
    await db.alert.update({ where: { id: _id }, data: { keys: [] } });
    expect(await rereadAlerts(addTime(now, 6 * day))).toBe(0);
    expect(await rereadAlerts(addTime(now, 8 * day))).toBe(1);
    const { keys } = await db.alert.findUniqueOrThrow({ where: { id: _id } });
    expect(keys).toContain('any ~sofa');
    expect(await rereadAlerts(addTime(now, 8 * day))).toBe(0);
  });

  test('that cannot be recomputed does not block others', async () => {
    const { _id: broken } = await createAlert(member, '/search?q=sofa', { now });
    const { _id } = await createAlert(member, '/search?q=table', { now: addTime(now, hour) });
    await db.alert.update({ where: { id: broken }, data: { search: '/nowhere' } });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const later = addTime(now, 8 * day);
    await rereadAlerts(later);
    expect(log).toHaveBeenCalledOnce();
    const read = await db.alert.findMany({ where: { readAt: later }, select: { id: true } });
    expect(read.map(({ id }) => id).sort()).toEqual([broken, _id].sort());
  });
});

describe('the unsubscribe link', () => {
  test('works without a login and repeatedly', async () => {
    const { _id, name } = await createAlert(member, '/search?q=sofa', { now });
    const key = unsubscribeKey('alert', _id);
    expect(await getSubscription(key)).toEqual({ name: `new ads: ${name}`, isOn: true });
    for (const _ of [1, 2]) expect(await unsubscribe(key, now)).toEqual({ success: true });
    expect(await getSubscription(key)).toMatchObject({ isOn: false });
  });

  test('does not name a search of personals', async () => {
    const { _id } = await createAlert(member, '/search?category=gay-and-lesbian', { now });
    const shown = await getSubscription(unsubscribeKey('alert', _id));
    expect(shown?.name).toBe('new ads: your alert');
  });

  test('cannot be forged', async () => {
    const { _id } = await createAlert(member, '/search?q=sofa', { now });
    const key = unsubscribeKey('alert', _id);
    const forged = [
      key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A'),
      `r${key.slice(1)}`,
      'x',
      '',
    ];
    for (const wrong of forged) {
      expect(await getSubscription(wrong)).toBeNull();
      await expect(unsubscribe(wrong, now)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await listAlerts(member)).toMatchObject([{ isPaused: false }]);
  });
});
