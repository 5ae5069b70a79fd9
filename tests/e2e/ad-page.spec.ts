import { expect, type Page } from 'playwright/test';
import { escort, publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { newPhone, verifyPhone } from './support/session';

const showPhone = (page: Page) =>
  page.getByRole('button', { name: 'Show phone number' }).filter({ visible: true });

/** Reloads the page without a login. */
async function becomeStranger(page: Page) {
  await page.context().clearCookies();
  await page.reload();
}

test('an ad shows everything its seller entered, and axe finds nothing', async ({
  page,
  baseURL,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold']);
  const id = await publishAd(page.request, baseURL ?? '', { title, images });
  await page.goto(`/ad/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main.getByText('£180').first()).toBeVisible();
  await expect(main.getByText('Ilford, Redbridge (IG1)')).toBeVisible();
  await expect(main.getByText(/^Posted/)).toBeVisible();
  await expect(main.getByText('0 visits')).toBeVisible();
  await expect(main.getByRole('term').filter({ hasText: 'Condition' })).toBeVisible();
  await expect(main.getByText('Private seller')).toBeVisible();
  await becomeStranger(page);
  await expect(main.getByRole('textbox', { name: 'Message to the seller' })).toBeVisible();
  await expectAccessible(page);
});

test('the owner can edit the ad instead of answering it', async ({ page, baseURL, isMobile }) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title, phone, showPhone: 'Yes' });
  await page.goto(`/ad/${id}`);
  const own = page.getByRole('region', { name: 'This is your ad' });
  await expect(own.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit/${id}`);
  await expect(own.getByRole('link', { name: 'Promote' })).toHaveAttribute(
    'href',
    `/edit/${id}/promote`,
  );
  await expect(own.getByRole('link', { name: 'My Ads' })).toHaveAttribute('href', '/my-account');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(isMobile ? 2 : 1);
  await expect(page.getByRole('textbox', { name: 'Message to the seller' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Message', exact: true })).toHaveCount(0);
  for (const name of ['Send message', 'Make an offer', 'Show phone number', 'Hide this seller']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Deleting an ad' })).toBeVisible();
  // Its place is as tall as the form in it, and has no gap.
  const place = own.locator('..');
  expect((await own.boundingBox())?.height).toBe((await place.boundingBox())?.height);
  await expectAccessible(page);
});

test('an ad can be answered on a desktop without scrolling', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has a bar with a way to the message');
  const title = uniqueTitle('Oak dining table with six chairs and a matching bench');
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold']);
  const id = await publishAd(page.request, baseURL ?? '', { title, images });
  await page.goto(`/ad/${id}`);
  await becomeStranger(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('photos can be browsed by buttons and keys, and viewed full screen', async ({
  page,
  baseURL,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold', 'navy']);
  await page.goto(`/ad/${await publishAd(page.request, baseURL ?? '', { title, images })}`);
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.getByText('1 / 3')).toBeVisible();
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByText('2 / 3')).toBeVisible();
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByText('3 / 3')).toBeVisible();

  await photos.getByRole('button', { name: 'Show full screen' }).nth(2).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 / 3')).toBeVisible();
  await expect(dialog.getByRole('img', { name: '(3 of 3)' })).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Photo 1 of 3' }).click();
  await expect(dialog.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A closed element stays in the page for a moment.
  await expect(photos.getByText('2 / 3').filter({ visible: true })).toHaveCount(1);
});

test('Back closes the photo that fills the screen, and then leaves the ad', async ({
  page,
  baseURL,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold']);
  const id = await publishAd(page.request, baseURL ?? '', { title, images });
  await page.goto('/help');
  await page.goto(`/ad/${id}`);
  const open = page.getByRole('button', { name: 'Show full screen' }).first();
  const dialog = page.getByRole('dialog');
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/ad/${id}$`));
  await expect(open).toBeFocused();

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.history.state?.isOverlay)).toBeFalsy();
    await expect(page).toHaveURL(new RegExp(`/ad/${id}$`));
  }

  await open.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.history.state?.isOverlay)).toBeFalsy();
  await expect(page).toHaveURL(new RegExp(`/ad/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test('the comparison of a price takes the focus of its button', async ({ page, baseURL }) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  await page.goto(`/ad/${await publishAd(page.request, baseURL ?? '', { title })}`);
  await page.getByRole('button', { name: 'Compare the price' }).press('Enter');
  await expect(page.getByText(/similar ads/)).toBeFocused();
});

test('the number is shown only on request', async ({ page, baseURL }) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title, phone, showPhone: 'Yes' });
  await page.goto(`/ad/${id}`);
  await becomeStranger(page);
  expect(await page.content()).not.toContain(phone.slice(1));
  await showPhone(page).click();
  const call = page
    .getByRole('link', { name: `${phone.slice(0, 5)} ${phone.slice(5)}` })
    .filter({ visible: true });
  await expect(call).toHaveAttribute('href', `tel:+44${phone.slice(1)}`);
  await expect(call).toBeFocused();
});

test('a failed request for the number can be repeated', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title, phone, showPhone: 'Yes' });
  await page.route('**/phone', (route) => route.abort());
  await page.goto(`/ad/${id}`);
  await becomeStranger(page);
  await showPhone(page).click();
  await expect(page.getByText('Server error. Try again later.')).toBeVisible();
  await expect(showPhone(page)).toBeEnabled();
});

test('recently viewed ads are listed below until they are cleared', async ({ page, baseURL }) => {
  const titles = [uniqueTitle('Oak dining table'), uniqueTitle('Six oak chairs')];
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal']);
  const ids: string[] = [];
  for (const title of titles) {
    ids.push(await publishAd(page.request, baseURL ?? '', { title, images }));
  }
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  await page.goto(`/ad/${ids[0]}`);
  await expect.poll(stored).toContain(ids[0]);
  await expect(recent).toHaveCount(0);
  await page.goto(`/ad/${ids[1]}`);
  const link = recent.getByRole('link', { name: titles[0] });
  await expect(link).toHaveAttribute('href', `/ad/${ids[0]}`);
  await expect(link).toContainText('£180');
  await expect(recent.getByRole('link')).toHaveCount(1);
  await expect(recent.getByText('It is stored on this device')).toBeVisible();
  await expectAccessible(page);
  await recent.getByRole('button', { name: 'Clear this list' }).click();
  await expect(recent).toHaveCount(0);
  expect(await stored()).toBeNull();
  await page.reload();
  await expect.poll(stored).toContain(ids[1]);
  await page.goto(`/ad/${ids[0]}`);
  await expect(recent.getByRole('link', { name: titles[1] })).toBeVisible();
});

test('a damaged list of recent ads is ignored', { tag: '@any-size' }, async ({ page, baseURL }) => {
  const id = await publishAd(page.request, baseURL ?? '', {
    title: uniqueTitle('Oak dining table'),
  });
  const broken = ['{', '"x"', '[{"id":"javascript:1","title":1}]', 'null'];
  for (const text of broken) {
    await page.goto('/help');
    await page.evaluate((value) => localStorage.setItem('recently-viewed', value), text);
    await page.goto(`/ad/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .toContain(id);
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  }
});

test('a missing ad answers 404 with an explanation', async ({ page }) => {
  for (const id of ['nonsense', '0123456789AB', "1' OR '1'='1"]) {
    const response = await page.request.get(`/ad/${encodeURIComponent(id)}`);
    expect(response.status(), id).toBe(404);
  }
  const response = await page.goto('/ad/0123456789ab');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: /^Error/, level: 1 })).toBeVisible();
  await expect(page.getByText('Ad not found or error loading ad.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing ad is explained', async ({ page }) => {
    const response = await page.goto('/ad/0123456789ab');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Ad not found or error loading ad.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See current ads' })).toBeVisible();
  });

  test('the ad, its photos and its breadcrumbs are readable', async ({ page, baseURL }) => {
    const title = uniqueTitle('Oak dining table with six chairs');
    const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold']);
    await page.goto(`/ad/${await publishAd(page.request, baseURL ?? '', { title, images })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Collection only, from the ground floor.').first()).toBeVisible();
    await expect(page.getByRole('img', { name: `${title} (1 of 2)` })).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});

test('an adult ad is hidden until the visitor declares to be 18', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Calm massage in the evening');
  const id = await publishAd(page.request, baseURL ?? '', { ...escort, title, phone });

  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const stranger = await context.newPage();
  const response = await stranger.goto(`/ad/${id}`);
  await expect(stranger).toHaveURL(new RegExp(`/adult/ad/${id}$`));
  expect(await response?.text()).not.toContain(title);
  expect((await stranger.request.get(`/api/ads/${id}`)).status()).toBe(403);
  const robots = stranger.locator('meta[name="robots"]').first();
  await expect(robots).toHaveAttribute('content', /noindex/);
  const ratings = stranger.locator('meta[name="rating"]');
  await expect(ratings).toHaveCount(2);
  await expectAccessible(stranger);

  await stranger.getByRole('button', { name: 'I am 18 or over' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(stranger.getByRole('table')).toContainText('£150');
  await expectAccessible(stranger);
  const stored = await stranger.evaluate(() => localStorage.getItem('recently-viewed'));
  expect(stored).toBeNull();
  await expect(stranger.getByText('All ads of this seller')).toHaveCount(0);
  await stranger.goto('/adult');
  await expect(stranger.getByRole('link', { name: title })).toBeVisible();
  await context.close();
});

test('a forged age-check cookie is not accepted', { tag: '@any-size' }, async ({
  page,
  context,
  baseURL,
}) => {
  const value = `${Date.now() + 1e9}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;
  await context.addCookies([{ name: 'age-check', value, url: baseURL ?? '' }]);
  await page.goto('/adult');
  await expect(page.getByRole('button', { name: 'I am 18 or over' })).toBeVisible();
  const refused = await page.request.post('/api/age-check', {
    data: { over18: false },
    headers: { origin: baseURL ?? '' },
  });
  expect(refused.status()).toBe(403);
  expect(refused.headers()['set-cookie']).toBeUndefined();
});
