import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { adRow, choose } from './support/my-ads';
import { cards, pay, payment, payWith, purchasesOf, upgrade } from './support/payment-page';
import { registerMember } from './support/session';
import { heading } from './support/wizard-page';

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });

async function openFromMyAds(page: Page, origin: string) {
  const title = uniqueTitle('A bench worth promoting');
  const id = await publishAd(page.request, origin, { title });
  await page.goto('/my-account');
  const ad = adRow(page, title);
  await ad.getByRole('link', { name: /^Promote this ad/ }).click();
  await expect(page.getByRole('heading', { name: 'Promote this ad', level: 1 })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  return { id, ad, title };
}

test('upgrades for an ad on the site are chosen and paid on one screen', async ({
  page,
  baseURL,
}) => {
  const { id, ad, title } = await openFromMyAds(page, baseURL ?? '');
  await toPayment(page).click();
  await expect(page.getByText('Please choose an upgrade.')).toBeVisible();
  await upgrade(page, 'Highlight').check();
  await upgrade(page, 'Website link').check();
  await expect(page.getByText('Total £29.98')).toBeVisible();
  await toPayment(page).click();
  await expect(page.getByText('Please enter the address of your website.')).toBeVisible();
  await page.getByLabel('Address of your site').fill('https://example.co.uk/benches');
  await expectAccessible(page);
  await toPayment(page).click();
  await expect(page.getByRole('heading', { name: 'Pay for upgrades' })).toBeFocused();
  await expect(pay(page)).toHaveText('Pay £29.98');
  await expectAccessible(page);

  await payWith(page, cards.declined);
  await expect(payment(page).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Change upgrades' }).click();
  await expect(upgrade(page, 'Highlight')).toBeChecked();
  await expect(page.getByLabel('Address of your site')).toHaveValue(
    'https://example.co.uk/benches',
  );
  await upgrade(page, "'NEW' label").check();
  await toPayment(page).click();
  await expect(pay(page)).toHaveText('Pay £37.97');
  await payWith(page, cards.good);

  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText('Your upgrades are running.')).toBeVisible();
  await expect(ad.getByText('Highlight · 7 days left')).toBeVisible();
  await expect(ad.getByText("'NEW' label · 7 days left")).toBeVisible();
  const own = await (await page.request.get(`/api/ads/${id}`)).json();
  expect(own).toMatchObject({ websiteUrl: 'https://example.co.uk/benches', status: 'Active' });
  const bought = (await purchasesOf(page)).filter(({ adTitle }) => adTitle === title);
  expect(bought.filter(({ state }) => state === 'applied')).toMatchObject([
    { extras: ['highlight', 'newLabel', 'website'] },
  ]);
});

test('leaving before paying changes nothing, and an ad being changed keeps its changes', {
  tag: '@any-size',
}, async ({ page, baseURL }) => {
  const { id, ad, title } = await openFromMyAds(page, baseURL ?? '');
  await upgrade(page, 'VIP carousel').check();
  await toPayment(page).click();
  await expect(pay(page)).toHaveText('Pay £71.99');
  await page.getByRole('link', { name: 'Back to My Ads' }).click();
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  await expect(ad.getByRole('list', { name: 'Upgrades' })).toHaveCount(0);
  expect((await (await page.request.get(`/api/ads/${id}`)).json()).version).toBe(1);

  await page.goto(`/edit/${id}`);
  const changed = page.getByLabel('Title');
  await expect(changed).toHaveValue(title);
  await changed.fill(`${title}, oiled`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/edit/${id}/promote`);
  await expect(page.getByText(/^You have begun to change this ad/)).toBeVisible();
  await expectAccessible(page);
});

test('a disabled ad and one of somebody else are not promoted there', {
  tag: '@any-size',
}, async ({ page, baseURL, browser }) => {
  const { id, ad } = await openFromMyAds(page, baseURL ?? '');
  await page.goto('/my-account');
  await choose(ad, 'Disable');
  await expect(ad.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(ad.getByRole('link', { name: /^Promote this ad/ })).toHaveCount(0);
  await page.goto(`/edit/${id}/promote`);
  await expect(page).toHaveURL(new RegExp(`/edit/${id}\\?step=4$`));
  await expect(heading(page, 'Select all options')).toBeVisible();

  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await registerMember(stranger.request, baseURL ?? '');
  const other = await stranger.newPage();
  await other.goto(`${baseURL}/edit/${id}/promote`);
  await expect(other.getByText('Could not load ad.')).toBeVisible();
  await expect(other).toHaveURL(/\/my-account$/);
  await stranger.close();
});
