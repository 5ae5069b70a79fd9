import { expect, type Locator, type Page, test as strangerTest } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { actionsOf, adRow, choose } from './support/my-ads';
import { registerMember } from './support/session';

async function openMyAds(page: Page, origin: string) {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title });
  await page.goto('/my-account');
  return { id, title, ad: adRow(page, title) };
}

test('an ad shows its status and the actions it allows', async ({ page, baseURL }) => {
  const { id, ad } = await openMyAds(page, baseURL ?? '');
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  await expect(ad.getByText('No Image')).toBeVisible();
  await expect(ad.getByText('Home · Ilford, Redbridge (IG1)')).toBeVisible();
  await expect(ad.getByText('£180')).toBeVisible();
  await expect(ad.getByText('0 visits')).toBeVisible();
  await expect(ad.getByText('30 days left')).toBeVisible();
  await actionsOf(ad).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const href = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(href('Edit')).toHaveAttribute('href', `/edit/${id}`);
  await expect(href('Promote')).toHaveAttribute('href', `/edit/${id}?step=4`);
  await expect(href('View')).toHaveAttribute('href', `/ad/${id}`);
  await expect(href('Delete')).toHaveCount(0);
  await expect(href('Disable')).toHaveAccessibleDescription('To delete the ad, disable it first.');
  await expectAccessible(page);
});

test('disabling removes an ad from the site, enabling restores it', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const { id, ad } = await openMyAds(page, baseURL ?? '');
  await choose(ad, 'Disable');
  await expect(ad.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(page.getByText('Ad disabled. Only you can see it now.')).toBeInViewport();
  expect((await page.request.get(`/ad/${id}`)).status()).toBe(404);
  await choose(ad, 'Enable');
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  expect((await page.request.get(`/ad/${id}`)).status()).toBe(200);
});

test('on a phone the menu of an ad shows all its items', async ({ page, baseURL, isMobile }) => {
  test.skip(!isMobile, 'one on a phone');
  const { ad } = await openMyAds(page, baseURL ?? '');
  // In the middle, neither side of the button has room for them.
  await actionsOf(ad).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await actionsOf(ad).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  );
  for (const item of await menu.getByRole('menuitem').all()) {
    await expect(item).toBeInViewport({ ratio: 1 });
  }
});

test('a failed toggle shows an error and changes nothing', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  await page.route('**/toggle-active', (route) => route.abort());
  await choose(ad, 'Disable');
  await expect(page.getByText('Error toggling ad')).toBeVisible();
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
});

test('reposting works once, then tells when it is possible again', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  await choose(ad, 'Repost');
  await expect(page.getByText('Ad reposted')).toBeVisible();
  await choose(ad, 'Repost');
  await expect(page.getByText(/can be reposted once in 48 hours/)).toBeVisible();
});

test('deleting needs a confirmation', async ({ page, baseURL }) => {
  const { id, title, ad } = await openMyAds(page, baseURL ?? '');
  await choose(ad, 'Disable');
  await expect(ad.getByText('Disabled', { exact: true })).toBeVisible();
  await actionsOf(ad).click();
  await expect(page.getByText('disable it first')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to permanently delete this ad?',
  });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(ad).toBeVisible();

  await choose(ad, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your ads' })).toBeFocused();
  expect((await page.request.get(`/api/ads/${id}`)).status()).toBe(404);
});

test('a failed deletion shows an error and keeps the ad', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  await choose(ad, 'Disable');
  await page.route('**/api/ads/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await choose(ad, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Server error. Try again later.')).toBeVisible();
  await expect(ad).toBeVisible();
});

test('drafts are listed above the ads and open in the wizard', async ({ page, baseURL }) => {
  const title = uniqueTitle('A begun ad');
  const response = await page.request.post('/api/drafts', {
    data: { form: { title }, step: 1 },
    headers: { origin: baseURL ?? '' },
  });
  const { id } = await response.json();
  await page.goto('/my-account');
  const drafts = page.getByRole('region', { name: 'Continue your draft' });
  const link = drafts.getByRole('link', { name: `Continue ${title}` });
  await expect(link).toHaveAttribute('href', `/post?draft=${id}`);
});

test('each section of the account shows its content', async ({ page, session }) => {
  await page.goto('/my-account');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await menu.getByRole('link', { name: 'My Details' }).click();
  await expect(page.getByRole('heading', { name: 'My Details', level: 1 })).toBeVisible();
  const shown = (label: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
  await expect(shown('Full name')).toHaveText('Robin Reader');
  await expect(shown('Email')).toHaveText(session.member.email);
  await expect(shown('Gender')).toHaveText('N/A');
  await expect(shown('Date of birth')).toHaveText('N/A');
  await expectAccessible(page);

  await menu.getByRole('link', { name: 'Email Alerts' }).click();
  await expect(page.getByText('You are not subscribed to any alerts yet.')).toBeVisible();
  await menu.getByRole('link', { name: 'My Badges' }).click();
  await expect(menu.getByRole('link', { name: 'My Badges' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('on a tablet all parts of the account are on the screen', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/my-account');
  const items = page.getByRole('navigation', { name: 'My Account' }).getByRole('listitem');
  for (const item of await items.all()) {
    const { x, width } = (await item.boundingBox()) ?? { x: -1, width: 0 };
    expect(x, (await item.textContent()) ?? '').toBeGreaterThanOrEqual(0);
    expect(x + width, (await item.textContent()) ?? '').toBeLessThanOrEqual(820);
  }
});

strangerTest(
  'a stranger is sent to the login from every part, and comes back',
  async ({ page }) => {
    for (const part of ['', '/details', '/alerts', '/badges', '/password']) {
      await page.goto(`/my-account${part}`);
      const next = encodeURIComponent(`/my-account${part}`);
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${next}$`));
    }
  },
);

strangerTest(
  'somebody new finds no ads yet and the way to the first',
  async ({ page, baseURL }) => {
    await registerMember(page.request, baseURL ?? '');
    await page.goto('/my-account');
    await expect(page.getByText('You have no ads yet.')).toBeVisible();
    const ads = page.getByRole('region', { name: 'Your ads' });
    await expect(ads.getByRole('link', { name: 'Post your Ad' })).toHaveAttribute('href', '/post');
    await expectAccessible(page);
  },
);

strangerTest('the first ad earns badges, shown to its readers too', async ({ page, baseURL }) => {
  await registerMember(page.request, baseURL ?? '');
  await page.goto('/my-account/badges');
  await expect(page.getByText('No badges yet. Start posting to earn some!')).toBeVisible();
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('First ad', { exact: true })).toBeVisible();
  await expect(main.getByText('Verified email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/ad/${id}`);
  const badges = page.getByRole('list', { name: 'Badges' });
  await expect(badges.getByRole('listitem')).toHaveText(['First ad', 'Verified email']);
});

strangerTest('a member changes the password and stays logged in', async ({ page, baseURL }) => {
  const { email, password } = await registerMember(page.request, baseURL ?? '');
  await page.goto('/my-account/password');
  await expectAccessible(page);
  const fill = async (current: string, next: string, repeated: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel(/^New password/).fill(next);
    await page.getByLabel('Confirm new password').fill(repeated);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await fill(password, 'Sandpiper-Quay-7', 'Sandpiper-Quay-8');
  await expect(page.getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  await fill('Wrong-Password-1', 'Sandpiper-Quay-7', 'Sandpiper-Quay-7');
  await expect(page.getByText('Your current password is not correct.').first()).toBeVisible();
  await fill(password, 'Sandpiper-Quay-7', 'Sandpiper-Quay-7');
  await expect(page.getByText('Password updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  const again = await page.request.post('/api/auth/login', {
    data: { email, password: 'Sandpiper-Quay-7' },
    headers: { origin: baseURL ?? '' },
  });
  expect(again.ok()).toBe(true);
});

test('a price is changed and an ad marked as sold in three taps each', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, 'taps are counted on a phone');
  const { id, title } = await openMyAds(page, baseURL ?? '');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto('/my-account');
  const ad = adRow(page, title);
  await tap(actionsOf(ad));
  await expectAccessible(page);
  await tap(page.getByRole('menuitem', { name: 'Change price' }));
  await page.keyboard.type('9999999');
  await expect(page.getByText('£9,999,999 is unusually high')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('149.50');
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(ad.getByText('£149.50')).toBeVisible();
  expect(taps).toBe(3);
  await page.goto(`/ad/${id}`);
  await expect(page.getByText('£149.50').first()).toBeVisible();

  await page.goto('/my-account');
  taps = 0;
  await tap(actionsOf(ad));
  await tap(page.getByRole('menuitem', { name: 'Mark as sold' }));
  await expectAccessible(page);
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }));
  await expect(ad.getByText('Sold', { exact: true })).toBeVisible();
  expect(taps).toBe(3);
  await page.goto(`/ad/${id}`);
  await expect(page.getByText('This has been sold.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/my-account');
  await choose(ad, 'Bring it back');
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
});

test('an ad that is not public has a preview for its owner only', async ({ page, baseURL }) => {
  const { id, title, ad } = await openMyAds(page, baseURL ?? '');
  await choose(ad, 'Disable');
  await expect(ad.getByText('Disabled', { exact: true })).toBeVisible();
  await choose(ad, 'View');
  await page.waitForURL(`**/my-account/ads/${id}`);
  await expect(page.getByText('Only you see this page.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact' })).toHaveCount(0);
  await expectAccessible(page);
});

test('after discarding a draft the focus goes to the next one, then to the page', async ({
  page,
  baseURL,
}) => {
  for (const title of ['First draft', 'Second draft']) {
    const data = { form: { title }, step: 1 };
    await page.request.post('/api/drafts', { data, headers: { origin: baseURL ?? '' } });
  }
  await page.goto('/my-account');
  const discard = (title: string) => page.getByRole('button', { name: `Discard ${title}` });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' });
  await discard('Second draft').click();
  await confirm.click();
  await expect(discard('First draft')).toBeFocused();
  await discard('First draft').click();
  await confirm.click();
  await expect(discard('First draft')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
