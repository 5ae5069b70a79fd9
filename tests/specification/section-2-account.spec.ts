import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle, uploadPhotos } from '../e2e/support/ads';
import { actionsOf, adRow } from '../e2e/support/my-ads';
import { registerMember } from '../e2e/support/session';
import { changeAd } from './support/database';
import { test } from './support/member-test';

async function newAd(page: Page, form: object = {}) {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, process.env.BASE_URL ?? '', { title, ...form });
  return { id, ad: adRow(page, title) };
}

test('[2.account.menu] the side menu has its six entries', async ({ page }) => {
  await page.goto('/my-account');
  const items = page.getByRole('navigation', { name: 'My Account' }).getByRole('listitem');
  await expect(items).toHaveText([
    'My Ads',
    'My Details',
    'Email Alerts',
    'My Badges',
    'Change Password',
    // Not in the specification.
    'Payments',
    'Messages',
    'Saved ads',
    'Logout',
  ]);
});

test('[2.account.ads.row] a row has the title, category, location, posted date and a badge', async ({
  page,
}) => {
  const { ad } = await newAd(page);
  await page.goto('/my-account');
  await expect(ad.getByText('Home · Ilford, Redbridge (IG1)')).toBeVisible();
  await expect(ad.getByText(/^Posted/)).toContainText(String(new Date().getFullYear()));
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
});

test("[2.account.ads.thumbnail] the thumbnail is the main image, else the first, else 'No Image'", async ({
  page,
}) => {
  const [first, second] = await uploadPhotos(page.request, process.env.BASE_URL ?? '', [
    'teal',
    'gold',
  ]);
  const stem = (photo: { src: string } | undefined) => photo?.src.replace('.webp', '') ?? '-';
  const marked = [
    { src: first?.src, main: false },
    { src: second?.src, main: true },
  ];
  const withMain = await newAd(page, { images: marked });
  const without = await newAd(page, { images: marked.map(({ src }) => ({ src })) });
  const bare = await newAd(page);
  await page.goto('/my-account');
  await expect(withMain.ad.locator('img')).toHaveAttribute('src', new RegExp(stem(second)));
  await expect(without.ad.locator('img')).toHaveAttribute('src', new RegExp(stem(first)));
  await expect(bare.ad.getByText('No Image')).toBeVisible();
});

test('[4.actions.expired] an expired ad is red and shows Edit, Delete, Repost, Renew and View', async ({
  page,
}) => {
  const { id, ad } = await newAd(page);
  await changeAd(id, { expiresAt: new Date(Date.now() - 1000) });
  await page.goto('/my-account');
  await actionsOf(ad).click();
  const actions = page.getByRole('menuitem');
  await expect(actions).toHaveText([
    // Items that are not in the specification come first.
    'Change price',
    'Mark as sold',
    'Mark as reserved',
    'Edit',
    'Delete',
    'Repost',
    'Renew',
    'View',
  ]);
  await expect(actions.filter({ hasText: 'Renew' })).toHaveAttribute('href', `/edit/${id}?step=4`);
});

test('[4.status.colours] badges are green, yellow, red and grey', async ({ page }) => {
  const day = 86_400_000;
  const states = [
    { name: 'Active', colour: 'green', columns: { isActive: true } },
    {
      name: 'Expiring Soon',
      colour: 'yellow',
      columns: { expiresAt: new Date(Date.now() + 2 * day) },
    },
    { name: 'Expired', colour: 'red', columns: { expiresAt: new Date(Date.now() - day) } },
    { name: 'Disabled', colour: 'grey', columns: { isActive: false } },
  ];
  for (const { name, colour, columns } of states) {
    const { id, ad } = await newAd(page);
    await changeAd(id, columns);
    await page.goto('/my-account');
    const badge = ad.getByText(name, { exact: true });
    const text = await badge.evaluate((element) => getComputedStyle(element).color);
    expect(hueOf(text), name).toBe(colour);
  }
});

/** The name of an rgb() colour. */
function hueOf(text: string) {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'grey';
  if (green > red) return 'green';
  return green > red / 3 ? 'yellow' : 'red';
}

test('[2.account.logout] Logout in the side menu ends the session and leads to /login', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await registerMember(page.request, process.env.BASE_URL ?? '');
  await page.goto('/my-account');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
  await context.close();
});
