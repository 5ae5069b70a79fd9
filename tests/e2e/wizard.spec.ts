import { expect, type Locator, type Page } from 'playwright/test';
import { publishAd } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { registerMember } from './support/session';
import {
  errorSummary,
  expectPublished,
  fillFirstStep,
  heading,
  next,
  openPost,
  publish,
  title,
  walkToTheEnd,
} from './support/wizard-page';

const emptyState = { cookies: [], origins: [] };
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Waits for the save that an action causes, because "Saved" may still refer to the previous one. */
async function savesWhen(page: Page, act: () => Promise<void>) {
  const isSave = (url: string, method: string) => url.includes('/api/drafts/') && method === 'PUT';
  const save = page.waitForResponse(
    (response) => response.ok() && isSave(response.url(), response.request().method()),
  );
  await act();
  await save;
}

test('an empty first step lists every missing field with a link', async ({ page }) => {
  await openPost(page);
  await next(page).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please choose a category.',
    'Please choose a location from the list.',
    'Title needs at least 15 characters.',
    'Description needs at least 20 characters.',
  ]);
  await summary.getByRole('link', { name: /Title/ }).click();
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill('Now long enough to be read');
  await expect(titleField(page)).not.toHaveAttribute('aria-invalid');
});

test('a reload restores the step and everything typed', async ({ page }) => {
  await openPost(page);
  await fillFirstStep(page, 'Electronics');
  await next(page).click();
  await page.getByLabel('Condition').selectOption('Good');
  await page.getByLabel('Price (£)').fill('75');
  await page.reload();
  await expect(heading(page, 'Item Details')).toBeVisible();
  await expect(page.getByLabel('Condition')).toHaveValue('Good');
  await expect(page.getByLabel('Price (£)')).toHaveValue('75');
  await page.goBack();
  await expect(titleField(page)).toHaveValue(title);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/Ilford/);
});

test('a step left before the draft had an id is restored', { tag: '@any-size' }, async ({
  page,
}) => {
  await openPost(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/drafts', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await fillFirstStep(page, 'Electronics');
  await next(page).click();
  await expect(heading(page, 'Item Details')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('draft')).toBe(false);
  answer();
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(heading(page, 'Item Details')).toBeVisible();
  await page.goBack();
  await expect(titleField(page)).toHaveValue(title);
  await page.goto(page.url());
  await expect(titleField(page)).toHaveValue(title);
});

test("the browser's Back and Forward move between steps and keep the input", {
  tag: '@any-size',
}, async ({ page }) => {
  await openPost(page);
  await fillFirstStep(page, 'Electronics');
  await next(page).click();
  await page.getByLabel('Price (£)').fill('75');
  await next(page).click();
  await expect(heading(page, 'Contact Preferences')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Item Details')).toBeFocused();
  await page.goBack();
  await expect(titleField(page)).toHaveValue(title);
  await page.goForward();
  await expect(page.getByLabel('Price (£)')).toHaveValue('75');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'Category & Details')).toBeVisible();
});

test('a change of category keeps what fits', { tag: '@any-size' }, async ({ page }) => {
  await openPost(page);
  await fillFirstStep(page, 'Cars');
  await next(page).click();
  await page.getByLabel('Price (£)').fill('4800');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Category').selectOption('Property for Sale');
  await next(page).click();
  await expect(heading(page, 'Property Details')).toBeVisible();
  await expect(page.getByLabel('Price (£)')).toHaveValue('4800');
});

test('an unusual price is asked about at its field and at the end, and can stay', async ({
  page,
}) => {
  const question = '£9,999,999 is unusually high for an electronic item. Is it right?';
  await openPost(page);
  await fillFirstStep(page, 'Electronics');
  await next(page).click();
  await page.getByLabel('Price (£)').fill('75');
  await saved(page);
  await expect(page.getByText('is unusually')).toHaveCount(0);
  await page.getByLabel('Price (£)').fill('9999999');
  await expect(page.getByRole('status').filter({ hasText: question })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);
  // In the question, and in the preview.
  await expect(page.getByRole('button', { name: 'Change price' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Change price' }).first().click();
  await expect(page.getByLabel('Price (£)')).toHaveValue('9999999');
  for (const _ of ['contact', 'upgrades', 'confirm']) await next(page).click();
  await publish(page).click();
  await expectPublished(page);
});

test('a draft is offered on the next visit, or a new ad can be started', async ({ page }) => {
  await openPost(page);
  await titleField(page).fill(title);
  await saved(page);
  await page.goto('/post');
  await expect(heading(page, 'Continue your draft')).toBeVisible();
  await page.getByRole('button', { name: `Continue ${title}` }).click();
  await expect(titleField(page)).toHaveValue(title);
  await page.goto('/post');
  await page.getByRole('button', { name: 'Start a new ad' }).click();
  await expect(titleField(page)).toHaveValue('');
});

test('discarding a draft needs a confirmation', async ({ page }) => {
  await openPost(page);
  await titleField(page).fill(title);
  await saved(page);
  await page.goto('/post');
  await page.getByRole('button', { name: `Discard ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(titleField(page)).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();
  const drafts = await (await page.request.get('/api/drafts')).json();
  expect(drafts).toHaveLength(0);
});

test('a failed save is reported and retried', { tag: '@any-size' }, async ({ page }) => {
  await openPost(page);
  await page.route('**/api/drafts', (route) => route.abort());
  await titleField(page).fill(title);
  await expect(page.getByText('Not saved, retrying')).toBeVisible();
  await page.unroute('**/api/drafts');
  await saved(page);
});

test('an expired session loses nothing, and a login in place continues', async ({
  page,
  context,
  session,
}) => {
  await openPost(page);
  await titleField(page).fill('Before the session ended');
  await saved(page);
  await context.clearCookies();
  await titleField(page).fill(title);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Email').fill(session.member.email);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Log in and go on' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password').fill(session.member.password);
  await dialog.getByRole('button', { name: 'Log in and go on' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleField(page)).toHaveValue(title);
  await saved(page);
});

test('after a login of another member, the form is not saved in their account', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const stranger = await browser.newContext({ baseURL: origin, storageState: emptyState });
  const other = await registerMember(stranger.request, origin);
  await openPost(page);
  await titleField(page).fill('Before the session ended');
  await saved(page);
  await context.clearCookies();
  await titleField(page).fill(title);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByLabel('Password').fill(other.password);
  await dialog.getByRole('button', { name: 'Log in and go on' }).click();
  await expect(titleField(page)).toHaveValue('');
  await page.waitForTimeout(1_500);
  expect(await (await stranger.request.get('/api/drafts')).json()).toEqual([]);
  await stranger.close();
});

test('another member who logs in meanwhile does not get the draft', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const stranger = await browser.newContext({ baseURL: origin, storageState: emptyState });
  await registerMember(stranger.request, origin);
  await openPost(page);
  await titleField(page).fill('Before the other member came');
  await saved(page);
  const own = await context.cookies();
  await context.addCookies(await stranger.cookies());
  await titleField(page).fill(title);
  await expect(page.getByText('Not saved: another member is logged in now.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Another member is logged in' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(await (await stranger.request.get('/api/drafts')).json()).toEqual([]);

  // The owner is back.
  await context.addCookies(own);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(titleField(page)).toHaveValue(title);
  const [draft] = await (await page.request.get('/api/drafts')).json();
  expect(draft.form.title).toBe(title);
  await stranger.close();
});

test('a draft changed in another tab is not overwritten without asking', {
  tag: '@any-size',
}, async ({ page, context }) => {
  await openPost(page);
  await titleField(page).fill('Typed in the first tab');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await savesWhen(other, () => titleField(other).fill('Typed in the other tab'));
  await titleField(page).fill('Typed in the first tab again');
  const dialog = page.getByRole('dialog', { name: 'Changed in another tab' });
  await dialog.getByRole('button', { name: 'Load the other one' }).click();
  await expect(titleField(page)).toHaveValue('Typed in the other tab');

  await savesWhen(other, () => titleField(other).fill('Other tab, once more'));
  await titleField(page).fill('First tab, to be kept');
  await savesWhen(page, () => dialog.getByRole('button', { name: 'Keep what is here' }).click());
  await other.reload();
  await expect(titleField(other)).toHaveValue('First tab, to be kept');
});

test('a double click on Publish makes one ad', { tag: '@any-size' }, async ({ page }) => {
  const unique = `Only one of these, number ${Date.now()}`;
  await openPost(page);
  await walkToTheEnd(page);
  await page.getByRole('button', { name: 'Change description' }).click();
  await titleField(page).fill(unique);
  for (let step = 1; step < 5; step++) await next(page).click();
  await publish(page).dblclick();
  await expectPublished(page);
  const ads: { title: string }[] = await (await page.request.get('/api/ads/my-ads')).json();
  expect(ads.filter((ad) => ad.title === unique)).toHaveLength(1);
});

test('a failed publication keeps everything, and its retry has the same key', {
  tag: '@any-size',
}, async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await openPost(page);
  await walkToTheEnd(page);
  await page.route('**/api/ads', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await publish(page).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await publish(page).click();
  await expectPublished(page);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('a server error about a field leads to that field', async ({ page }) => {
  await openPost(page);
  await walkToTheEnd(page);
  const fields = { title: 'This title is not allowed.' };
  await page.route('**/api/ads', (route) =>
    route.fulfill({ status: 400, json: { error: fields.title, code: 'invalid', fields } }),
  );
  await publish(page).click();
  await expect(heading(page, 'Category & Details')).toBeVisible();
  await expect(errorSummary(page)).toContainText(fields.title);
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(titleField(page)).toHaveValue(title);
});

test('a published ad is edited, starting at the step in the address', async ({ page }) => {
  await openPost(page);
  await walkToTheEnd(page);
  await publish(page).click();
  await expectPublished(page);
  const [ad] = await (await page.request.get('/api/ads/my-ads')).json();

  await page.goto(`/edit/${ad._id}?step=4`);
  await expect(page.getByRole('heading', { name: 'Edit Your Ad', level: 1 })).toBeVisible();
  await expect(heading(page, 'Select all options')).toBeVisible();
  await page.goto(`/edit/${ad._id}`);
  await titleField(page).fill('A better title than before');
  for (let step = 1; step < 5; step++) await next(page).click();
  await expect(heading(page, 'Confirm Changes')).toBeVisible();
  await publish(page).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your ads' })).toBeFocused();
  const after = await (await page.request.get(`/api/ads/${ad._id}`)).json();
  expect(after.title).toBe('A better title than before');
});

test('an edit without changes creates no draft', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const flat = { propertyType: 'Flat', rooms: 2, surface: 640, availableNow: 'Yes', price: 1250 };
  const form = { category: 'Property to Rent', title: 'A flat with two rooms', ...flat };
  const id = await publishAd(page.request, baseURL ?? '', form);
  await page.goto(`/edit/${id}`);
  await expect(heading(page, 'Category & Details')).toBeVisible();
  for (let step = 1; step < 5; step++) await next(page).click();
  await expect(heading(page, 'Confirm Changes')).toBeVisible();
  // Leaving the page saves pending changes.
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'My Ads', level: 1 })).toBeVisible();
  expect(await (await page.request.get('/api/drafts')).json()).toEqual([]);
});

test('an edit of an ad that changed meanwhile asks before it overwrites', {
  tag: '@any-size',
}, async ({ page, baseURL }) => {
  await openPost(page);
  await walkToTheEnd(page);
  await publish(page).click();
  await expectPublished(page);
  const [{ _id }] = await (await page.request.get('/api/ads/my-ads')).json();
  await page.goto(`/edit/${_id}`);
  await titleField(page).fill('What the first window wants');
  const ad = await (await page.request.get(`/api/ads/${_id}`)).json();
  const elsewhere = { ...ad, extras: {}, title: 'What the second window wants' };
  const headers = { origin: baseURL ?? '' };
  expect((await page.request.put(`/api/ads/${_id}`, { data: elsewhere, headers })).ok()).toBe(true);
  for (let step = 1; step < 5; step++) await next(page).click();
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: 'This ad has changed' });
  await expect(dialog.getByRole('link', { name: /newer version/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish my version over it' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  const after = await (await page.request.get(`/api/ads/${_id}`)).json();
  expect(after.title).toBe('What the first window wants');
});

test('a missing ad leads back to My Account', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/edit/000000000000');
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText('Could not load ad.')).toBeVisible();
});

test('a first ad can be posted with the keyboard alone', { tag: '@any-size' }, async ({ page }) => {
  const { keyboard } = page;
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await openPost(page);
  await tabTo(page.getByLabel('Category'));
  await keyboard.type('Friend');
  await tabTo(page.getByRole('combobox', { name: 'Location' }));
  await keyboard.type('ilford');
  await expect(page.getByRole('option', { name: /Ilford/ }).first()).toBeVisible();
  const first = page.getByRole('option', { name: /Ilford/ }).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const place = (await first.textContent()) ?? '';
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(place);
  await tabTo(titleField(page));
  await keyboard.type(title);
  await tabTo(page.getByRole('textbox', { name: 'Description' }));
  await keyboard.type('Walks, books and a pot of tea on Sundays.');
  for (const name of [
    'Details',
    'Contact Preferences',
    'Select all options',
    'Confirm & Publish',
  ]) {
    await tabTo(next(page));
    await keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
  }
  await tabTo(publish(page));
  await keyboard.press('Enter');
  await expectPublished(page);
});

for (const [colorScheme, ...tag] of [['light'], ['dark', '@any-size']] as const) {
  test(`axe finds nothing on any step, ${colorScheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = () => expectAccessible(page, { coloursOnly: colorScheme === 'dark' });
    await openPost(page);
    await next(page).click();
    await check();
    await fillFirstStep(page, 'Escorts and Massages');
    await next(page).click();
    await page.getByRole('group', { name: 'Services' }).getByText('Dining').click();
    await next(page).click();
    await check();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByLabel('Category').selectOption('Electronics');
    await next(page).click();
    await next(page).click();
    await page.getByLabel('Mobile number').fill('7400');
    await next(page).click();
    await check();
    await page.getByLabel('Mobile number').fill('');
    await next(page).click();
    await page.getByRole('button', { name: 'Select All Upgrades' }).click();
    await check();
    await page.getByLabel('Address of your site').fill('https://example.co.uk');
    await next(page).click();
    await page.getByRole('button', { name: 'Continue without upgrades' }).click();
    await expect(heading(page, 'Confirm & Publish')).toBeVisible();
    await check();
  });
}

test('words that hold an ad for review are shown before publishing, which stays possible', async ({
  page,
}) => {
  await openPost(page);
  await walkToTheEnd(page);
  const warning = page.getByRole('status').filter({ hasText: 'Please look at these words' });
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Change description' }).click();
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Best c0ca1ne in Ilford, call now.');
  for (let step = 1; step < 5; step++) await next(page).click();
  await expect(warning).toContainText('“c0ca1ne”');
  await expect(warning).toContainText('a moderator reviews your ad before it is shown');
  const advice = warning.getByRole('listitem').first().getByRole('paragraph');
  const [text, whole] = [await advice.boundingBox(), await warning.boundingBox()];
  expect(text?.width ?? 0).toBeGreaterThan(0.7 * (whole?.width ?? Number.POSITIVE_INFINITY));
  await warning.getByRole('button', { name: 'Change' }).first().click();
  await expect(heading(page, 'Category & Details')).toBeVisible();
  for (let step = 1; step < 5; step++) await next(page).click();
  await expect(warning).toBeVisible();
  await publish(page).click();
  await expectPublished(page);
});
