import { expect, type Page, test } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { withDatabase } from './support/database';
import { becomeStaff, openAsStaff } from './support/moderator';
import { registerMember } from './support/session';
import { expectSoundPage } from './support/sound-page';

/* Moderators work through the demo's queue, one after the other because they share it. */
test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile === true, 'The queue is shared, and keys need a keyboard.');

const openCases = async (page: Page) =>
  Number.parseInt((await page.getByText(/cases? (?:is|are) open/).textContent()) ?? '', 10);

const title = (page: Page) => page.locator('article h2').first();

/* Cases are identified by number, because two ads may have the same title. */
const shownCase = (page: Page) => page.locator('article[data-case]');

/** Puts a case first by a long wait. */
const makeAppealsOld = () =>
  withDatabase((client) =>
    client.query(
      `UPDATE "ModerationCase" SET "openedAt" = now() - interval '90 days'
       WHERE "targetType" = 'appeal' AND "openedAt" > now() - interval '5 minutes'`,
    ),
  );

/** Moderators of earlier tests still have cases. Those of other files have the lowest risk. */
const endLeases = () =>
  withDatabase((client) =>
    client.query(
      `UPDATE "ModerationCase" SET "leasedUntil" = now()
       WHERE "closedAt" IS NULL AND ("risk" > 1 OR "targetType" = 'appeal')`,
    ),
  );

/** A moderator of another file may have taken the case that comes first. */
const expectFirst = (page: Page, name: string) =>
  expect(async () => {
    try {
      await expect(title(page)).toHaveText(name, { timeout: 2_000 });
    } catch (error) {
      await endLeases();
      await page.reload();
      throw error;
    }
  }).toPass({ timeout: 30_000 });

const openAmong = (ids: readonly string[]) =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      'SELECT FROM "ModerationCase" WHERE "id" = ANY ($1::uuid[]) AND "closedAt" IS NULL',
      [ids],
    );
    return rowCount;
  });

/** A reported member whose case comes first. */
async function reportMember(page: Page, origin: string): Promise<string> {
  const { username } = await registerMember(page.request, origin);
  await withDatabase((client) =>
    client.query(
      `WITH reported AS (
         INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
         SELECT gen_random_uuid(), 'user', "id"::text, 90, now() - interval '200 days'
         FROM "User" WHERE "username" = $1
         RETURNING "id", "targetId")
       INSERT INTO "Report" ("id", "reference", "caseId", "targetType", "targetId", "reason", "text",
         "addressHash")
       SELECT gen_random_uuid(), $2, "id", 'user', "targetId", 'scam', '', '' FROM reported`,
      [username, `R-${username}`],
    ),
  );
  return username;
}

test("moderators' pages work", async ({ page, baseURL }) => {
  test.slow();
  await becomeStaff(page, baseURL ?? '', 'admin');
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  const paths = [
    'queue',
    'users',
    'ads',
    'figures',
    'payments',
    'jobs',
    'banned-words',
    'categories',
    'categories/names',
    'prices',
    'settings',
  ];
  for (const path of paths) {
    await expectSoundPage(page, `/admin/${path}`);
  }
  await page.goto('/admin/ads');
  await expect(page.getByText('The latest 50. Narrow the search.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Decide about .+/ })).toHaveCount(50);
  await page.goto('/admin/users?q=hannah_w');
  await page.getByRole('link', { name: 'hannah_w' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'hannah_w' })).toBeVisible();
  await expectAccessible(page);
});

test('an admin sees the effect of a change before making it', async ({ page, baseURL }) => {
  await becomeStaff(page, baseURL ?? '', 'admin');
  const words = `zorblax ${Date.now()}`;
  await page.goto('/admin/banned-words');
  await page.getByLabel('Words to ban').fill(words);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('No live ad has these words.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ban these words' }).click();
  await expect(page.getByText(`“${words}” was banned.`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${words}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Allow “${words}” again?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`“${words}” was removed.`)).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${words}` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`“${words}” was removed.`)).toBeVisible();

  await page.goto('/admin/categories');
  await page.getByLabel('Astrology - Psychics').uncheck();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Astrology - Psychics closes for new ads.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/prices');
  await page.getByLabel('VIP carousel').fill('80.00');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('VIP carousel: £71.99 → £80.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('VIP carousel').fill('0');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Please enter an amount from £0.30 to £1,000.00.')).toBeVisible();
});

test('a setting is saved after its effect was stated, not by an arrow key', async ({
  page,
  baseURL,
}) => {
  await becomeStaff(page, baseURL ?? '', 'admin');
  await page.goto('/admin/settings');
  const group = page.getByRole('group', { name: 'Adult pages' });
  const configured = group.getByRole('radio', { name: /^As configured/ });
  const save = page.getByRole('button', { name: 'Save Adult pages' });
  const dialog = page.getByRole('alertdialog');
  const history = page.getByRole('region', { name: 'History' });
  await expect(configured).toBeChecked();
  // Earlier tests may have changed settings, so the history is compared, not expected to be empty.
  const before = (await history.textContent()) ?? '';
  await configured.focus();
  await page.keyboard.press('ArrowUp');
  // What the demo has configured, so that other tests see the same pages.
  const same = group.getByRole('radio', { name: 'Everybody who says', exact: false });
  await expect(same.first()).toBeFocused();
  await page.reload();
  await expect(configured).toBeChecked();
  await expect(history).toHaveText(before);

  await configured.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('without a check');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await save.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(history.getByRole('listitem').first()).toHaveText(
    /^Adult pages: Everybody who says/,
  );
  await expect(save).toBeFocused();
  await configured.check();
  await save.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(history.getByRole('listitem').first()).toHaveText(/^Adult pages: as configured\./);
});

test('an admin renames and moves a category, visitors see both, and the history restores them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await becomeStaff(page, origin, 'admin');
  await page.goto('/admin/categories/names');
  await expectAccessible(page);
  const inCatalogue = 'Interpreting - Translation';
  await page.getByText('12 categories of Services').click();
  await page.getByLabel(inCatalogue, { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Preview' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Please enter 2 to 60 characters.' });
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel(inCatalogue, { exact: true })).toBeFocused();
  await page.getByLabel(inCatalogue, { exact: true }).fill('Translators');
  const up = page.getByRole('button', { name: 'Move Translators up' });
  await up.focus();
  for (const place of [8, 7, 6]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Translators is now ${place} of 12.`)).toBeAttached();
    await expect(up).toBeFocused();
  }
  await page.getByRole('button', { name: 'Preview' }).click();
  const listed = page.getByLabel('Category, in the form for an ad').locator('option');
  await expect(listed.getByText('Translators')).toBeAttached();
  await expect(page.getByText('Interpreting and translation → Translators')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show it like this' }).click();
  await expect(page.getByText('The new names and order are shown.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await registerMember(visitor.request, origin);
  await visitor.goto(`${origin}/browse/interpreting-translation/uk`);
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Translators in the UK' }),
  ).toBeVisible();
  await visitor.goto(`${origin}/post`);
  const services = visitor.getByLabel('Category').locator('optgroup').nth(1);
  await expect(services.locator('option').nth(5)).toHaveText('Translators');
  await expect(services.locator('option').nth(5)).toHaveAttribute('value', inCatalogue);

  await page
    .getByRole('listitem')
    .filter({ hasText: `${inCatalogue} → Translators` })
    .getByRole('button', { name: 'Undo this change' })
    .click();
  await expect(page.getByText(`Translators → ${inCatalogue}`)).toBeVisible();
  const make = page.getByRole('button', { name: 'Show it like this' });
  await make.click();
  await expect(make).toHaveCount(0);
  await expect(page.getByText(`Translators → ${inCatalogue}`)).toBeVisible();
  await visitor.reload();
  await expect(services.locator('option').nth(8)).toHaveText(inCatalogue);
});

test('a report leads to a receipt, its removal is explained, and another moderator overturns it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await registerMember(page.request, origin);
  const name = uniqueTitle('Handbag of a famous house');
  const id = await publishAd(page.request, origin, { title: name });

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${origin}/ad/${id}`);
  await stranger.getByRole('link', { name: 'Report this ad' }).click();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Send report' }).click();
  await expect(stranger.getByRole('link', { name: 'Please choose what is wrong.' })).toBeVisible();
  await stranger.getByLabel('Somebody may be under 18').check();
  await stranger.getByLabel('In your own words').fill('The photo is of a child.');
  await stranger.getByRole('button', { name: 'Send report' }).click();
  const receipt = stranger.getByText(/Its reference is R-[0-9A-Z]{8}/);
  await expect(receipt).toBeInViewport({ ratio: 1 });
  await expect(stranger.locator(':focus')).toContainText('Its reference is');

  const desk = await openAsStaff(browser, origin, 'moderator');
  await expectFirst(desk, name);
  await desk.keyboard.press('r');
  await expectAccessible(desk);
  await desk.keyboard.press('c');
  await desk.keyboard.press('n');
  await desk.keyboard.type('It is a copy.');
  await desk.keyboard.press('Enter');
  await expect(title(desk)).not.toHaveText(name);
  await expect(desk.getByText(`Removed: ${name}`)).toBeVisible();
  await desk.keyboard.press('u');
  await expect(title(desk)).toHaveText(name);
  await desk.keyboard.press('r');
  await desk.keyboard.press('c');
  await desk.keyboard.press('n');
  await desk.keyboard.type('It is a copy.');
  await desk.keyboard.press('Enter');
  await expect(title(desk)).not.toHaveText(name);
  await expect
    .poll(async () => (await stranger.request.get(`${origin}/ad/${id}`)).status())
    .toBe(404);

  await expect(async () => {
    await page.goto('/my-account');
    await expect(page.getByText('Removed: Counterfeit goods')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Our moderator writes: It is a copy.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Appeal against it' }).click();
  await expectAccessible(page);
  await page
    .getByLabel('Why is the decision wrong?')
    .fill('The bag is genuine: I still have the receipt.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText(/Another person decides by/)).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByText(/in at most 72 hours/)).toBeVisible();

  const second = await (await browser.newContext({ baseURL: origin })).newPage();
  await makeAppealsOld();
  await becomeStaff(second, origin, 'moderator');
  const appeal = second.getByRole('region', { name: 'Appeal' });
  await expectFirst(second, name);
  await expect(appeal).toContainText('removed, Counterfeit goods');
  await expect(appeal).toContainText('“It is a copy.”');
  await expect(appeal).toContainText('I still have the receipt.');
  await expectAccessible(second);
  await second.keyboard.press('a');
  await expect(second.getByText(`Taken back: ${name}`)).toBeVisible();
  await expect
    .poll(async () => (await stranger.request.get(`${origin}/ad/${id}`)).status())
    .toBe(200);
  await expect(async () => {
    await page.goto('/my-account');
    await expect(page.getByText('Removed: Counterfeit goods')).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('a moderator clears sixty cases by keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await endLeases();
  await becomeStaff(page, baseURL ?? '', 'moderator');
  await expect(title(page)).toBeVisible();
  const before = await openCases(page);
  expect(before).toBeGreaterThanOrEqual(60);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  const put = (await shownCase(page).getAttribute('data-case')) ?? '';
  await page.keyboard.press('n');
  await expect(shownCase(page)).not.toHaveAttribute('data-case', put);
  await page.keyboard.press('b');
  await expect(shownCase(page)).toHaveAttribute('data-case', put);
  const seen = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    const caseId = (await shownCase(page).getAttribute('data-case')) ?? '';
    seen.add(caseId);
    if (count % 10 === 9) {
      // Earlier stages of the tests may have left an appeal, which has no warning.
      const isAppeal = await page.getByRole('region', { name: 'Appeal' }).isVisible();
      await page.keyboard.press(isAppeal ? 'r' : 'w');
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      if (!isAppeal) await page.keyboard.press('h');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } else {
      await page.keyboard.press('a');
    }
    await expect(shownCase(page)).not.toHaveAttribute('data-case', caseId);
  }
  expect(seen.size).toBe(60);
  await expect.poll(() => openAmong([...seen])).toBe(0);
  // Other tests open a few cases meanwhile.
  await expect.poll(() => openCases(page)).toBeLessThan(before - 50);
  await page.reload();
  await expect.poll(() => openCases(page)).toBeLessThan(before - 50);
});

test('the dialog of rules keeps the keyboard until the decision is sent', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const username = await reportMember(page, origin);
  await becomeStaff(page, origin, 'moderator');
  await expectFirst(page, username);
  const dialog = page.getByRole('dialog');
  const focused = dialog.locator(':focus');
  await page.keyboard.press('w');
  await expect(focused).toHaveCount(1);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('div:has(> article[data-case])')).toBeFocused();

  await page.keyboard.press('w');
  const note = page.getByLabel('Note to the member');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please choose the rule that it breaks.')).toBeVisible();
  await page.keyboard.press('c');
  await expect(dialog.getByLabel('Counterfeit goods')).toBeFocused();
  await page.keyboard.press('m');
  await expect(dialog.getByLabel('Another rule of the terms')).toBeChecked();
  await expect(note).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please write in the note which rule it breaks')).toBeVisible();
  await expect(note).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Ads in capitals only');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Warned: ${username}`)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('a letter that a reported member does not offer decides nothing, nor does the next', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const username = await reportMember(page, origin);
  await becomeStaff(page, origin, 'moderator');
  await expectFirst(page, username);
  await page.keyboard.press('r');
  await expect(page.getByText('Remove is not possible here.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing was decided.')).toBeVisible();
  await expect(title(page)).toHaveText(username);
  await page.keyboard.press('a');
  await expect(page.getByText('Report dismissed')).toBeVisible();
  await expect(title(page)).not.toHaveText(username);
});

test('members get 404 for admin pages, and visitors the login', async ({ page, baseURL }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await registerMember(page.request, baseURL ?? '');
  for (const path of ['/admin', '/admin/users', '/admin/second-factor']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
