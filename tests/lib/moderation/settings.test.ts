import { afterEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { changeSetting, listSettings } from '@/lib/moderation/change-setting';
import { adultPages, adultReview } from '@/lib/settings/adult';
import { settingHistory } from '@/lib/settings/store';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

afterEach(async () => {
  vi.unstubAllEnvs();
  await db.setting.deleteMany();
});

test('production withholds adult pages until an owner changes the setting', async () => {
  vi.stubEnv('APP_ENV', 'production');
  vi.stubEnv('ADULT_AGE_CHECK', '');
  expect(await adultPages()).toBe('withheld');
  const admin = await createStaff('admin');
  await changeSetting(admin, { key: 'adult.ageCheck', value: 'self-declared' }, now);
  expect(await adultPages()).toBe('self-declared');
  await changeSetting(admin, { key: 'adult.ageCheck', value: null }, at(1));
  expect(await adultPages()).toBe('withheld');
});

test('a setting overrides the configuration, and its history has the author', async () => {
  vi.stubEnv('ADULT_REVIEW', 'after');
  const admin = await createStaff('admin');
  await changeSetting(admin, { key: 'adult.review', value: 'before' }, now);
  expect(await adultReview()).toBe('before');
  expect(await listSettings()).toContainEqual({
    key: 'adult.review',
    value: 'before',
    isChanged: true,
    default: 'after',
  });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: admin.userId } });
  expect(await settingHistory(['adult.review'])).toEqual([
    { key: 'adult.review', value: 'before', at: now, by: username },
  ]);
  const audit = { action: 'setting.changed', subjectId: 'adult.review', actorId: admin.userId };
  expect(await db.auditEntry.count({ where: audit })).toBe(1);
});

test('only listed values are accepted', async () => {
  const admin = await createStaff('admin');
  const change = changeSetting(admin, { key: 'adult.review', value: 'never' }, now);
  await expect(change).rejects.toMatchObject({ code: 'invalid' });
});
