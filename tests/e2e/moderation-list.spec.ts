import { expect, type Page, test } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { withDatabase } from './support/database';
import { openAsStaff } from './support/moderator';
import { registerMember } from './support/session';

/* Their cases come last in the queue, so that moderators in other tests do not take them. */
test.skip(({ isMobile }) => isMobile === true, 'Keys need a keyboard.');

/** A reported ad of a new member, whose page is logged in. */
async function reportedAd(page: Page, origin: string, reason: string) {
  const { username } = await registerMember(page.request, origin);
  const title = uniqueTitle('Copper kettle');
  const id = await publishAd(page.request, origin, { title });
  await withDatabase((client) =>
    client.query(
      `WITH reported AS (
         INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
         VALUES (gen_random_uuid(), 'ad', $1, 1, now()) RETURNING "id", "targetId")
       INSERT INTO "Report" ("id", "reference", "caseId", "targetType", "targetId", "reason", "text",
         "addressHash")
       SELECT gen_random_uuid(), $2, "id", 'ad', "targetId", $3, '', '' FROM reported`,
      [id, `R-${username}`, reason],
    ),
  );
  return { id, title, username };
}

const heading = (page: Page) => page.locator('article h2').first();

/** Goes to the last pages of the list, where the new cases are. */
async function openFromList(page: Page, title: string) {
  const row = page.getByRole('link', { name: title });
  await page.goto('/admin/queue?filter=reported');
  while ((await row.count()) === 0) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=\d/);
  }
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
}

test('a case is opened from the list and passed to the admins, who decide it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { title } = await reportedAd(page, origin, 'other');
  const desk = await openAsStaff(browser, origin, 'moderator');
  await openFromList(desk, title);
  await expect(desk.getByText(/open in “Reported”/)).toBeVisible();
  await desk.keyboard.press('e');
  const dialog = desk.getByRole('dialog', { name: 'Pass to an admin' });
  await expectAccessible(desk);
  await desk.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await expect(dialog.getByText('Please write what the admin should know.')).toBeVisible();
  await desk.keyboard.type('Is this kettle safe to sell?');
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await expect(desk.getByText('Passed to the admins')).toBeVisible();
  await expect(heading(desk)).not.toHaveText(title);
  await expect(desk.getByText(/open in “Reported”/)).toBeVisible();

  const office = await openAsStaff(browser, origin, 'admin');
  await office.goto('/admin/queue?filter=passed');
  const row = office.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('“Is this kettle safe to sell?”');
  await expectAccessible(office);
  await row.getByRole('link').click();
  await expect(heading(office)).toHaveText(title);
  await expect(office.getByRole('region', { name: 'Passed to the admins' })).toContainText(
    'Is this kettle safe to sell?',
  );
  await office.keyboard.press('a');
  await expect(office.getByText(`Approved: ${title}`)).toBeVisible();
});

test('several ads of a member are removed for one reason, undone, and read afterwards', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { username } = await registerMember(page.request, origin);
  const titles = [uniqueTitle('Pewter tankard'), uniqueTitle('Walnut bookcase')];
  const ids: string[] = [];
  for (const title of titles) ids.push(await publishAd(page.request, origin, { title }));
  const desk = await openAsStaff(browser, origin, 'moderator');
  await desk.goto(`/admin/users?q=${username}`);
  await desk.getByRole('link', { name: username }).click();
  const selected = desk.getByRole('region', { name: 'Selected ads' });
  const confirmation = desk.getByRole('alertdialog');

  async function removeBoth() {
    await desk.getByLabel('Select 2 ads').check();
    await selected.getByRole('button', { name: 'Remove' }).click();
    await desk.keyboard.press('c');
    await desk.keyboard.press('Enter');
    await expect(confirmation).toContainText('Remove 2 ads?');
    await expect(confirmation).toContainText(`${username}: one mail about 2 ads`);
    await expect(confirmation).toContainText('Reason: Counterfeit goods');
    await expectAccessible(desk);
    await confirmation.getByRole('button', { name: 'Remove' }).click();
    await expect(selected).toContainText('2 ads removed.');
  }

  await removeBoth();
  await expect(selected).toBeFocused();
  await selected.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('Undone')).toBeVisible();
  const listed = desk.getByRole('list', { name: 'Ads of the member' });
  await expect(listed.getByRole('listitem').filter({ hasText: titles[0] })).toContainText(
    'approved',
  );
  await removeBoth();
  await expect
    .poll(async () => (await page.request.get(`${origin}/ad/${ids[0]}`)).status())
    .toBe(404);
  await listed.getByRole('link', { name: titles[0] }).click();
  await expect(desk.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible();
  await expect(desk.getByText('Read-only')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Decisions' })).toContainText(
    'removed, Counterfeit goods',
  );
  await expectAccessible(desk);
});

test('an ad reported as gone is ended by a key, and its owner enables it again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { id, title } = await reportedAd(page, origin, 'gone');
  const desk = await openAsStaff(browser, origin, 'moderator');
  await openFromList(desk, title);
  await desk.keyboard.press('g');
  await expect(desk.getByText(`Ended as no longer available: ${title}`)).toBeVisible();
  const status = async () => (await page.request.get(`${origin}/ad/${id}`)).status();
  await expect.poll(status).toBe(404);
  const { status: enabled } = await page.request
    .patch(`${origin}/api/ads/${id}/toggle-active`, { headers: { origin } })
    .then((reply) => ({ status: reply.status() }));
  expect(enabled).toBe(200);
  await expect.poll(status).toBe(200);
});

test('to suspend an account that is suspended already says that the longer suspension stays', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { title, username } = await reportedAd(page, origin, 'scam');
  await withDatabase((client) =>
    client.query(`UPDATE "User" SET "bannedAt" = now() WHERE "username" = $1`, [username]),
  );
  const desk = await openAsStaff(browser, origin, 'moderator');
  await openFromList(desk, title);
  await desk.keyboard.press('s');
  const dialog = desk.getByRole('dialog', { name: 'Suspend: which rule is broken?' });
  await expect(dialog).toContainText('This account is suspended already.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await desk.keyboard.press('a');
  await expect(heading(desk)).not.toHaveText(title);
});
