import { expect, test } from 'playwright/test';
import { escort, publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { newPhone, registerMember, verifyPhone } from './support/session';

test('an ad links to its seller, and the seller page to all their ads except adult ones', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const { username } = await registerMember(page.request, origin);
  const phone = newPhone();
  await verifyPhone(page.request, origin, phone);
  const [table, chairs, massage] = [
    uniqueTitle('Oak dining table'),
    uniqueTitle('Six oak chairs'),
    uniqueTitle('Calm massage in the evening'),
  ];
  await publishAd(page.request, origin, { ...escort, title: massage, phone });
  await publishAd(page.request, origin, { title: chairs });
  const id = await publishAd(page.request, origin, { title: table });
  await page.goto(`/ad/${id}`);
  const more = page.getByRole('region', { name: `More from ${username}` });
  await expect(more.getByRole('link', { name: chairs })).toBeVisible();
  await page.getByRole('link', { name: 'All ads of this seller' }).click();
  await expect(page).toHaveURL(new RegExp(`/seller/${username}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ads of ${username}`);
  await expect(page.getByRole('heading', { name: '2 live ads' })).toBeVisible();
  await expect(page.getByText('Private seller')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow this seller' })).toBeHidden();
  await expect(page.getByText('Verified phone', { exact: true })).toBeVisible();
  for (const title of [table, chairs]) {
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByText(massage)).toHaveCount(0);
  await expectAccessible(page);

  for (const path of [`/seller/${username.toUpperCase()}`, `/seller/${username}/1`]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location).toContain(`/seller/${username}`);
  }
  for (const path of [`/seller/${username}/2`, `/seller/${username}/x`, '/seller/nobody-at-all']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await context.close();
});

test('the page of a seller without ads is not indexed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const origin = baseURL ?? '';
  const { username } = await registerMember(page.request, origin);
  const id = await publishAd(page.request, origin, { title: uniqueTitle('Oak dining table') });
  await page.request.delete(`/api/ads/${id}`, { headers: { origin } });
  const response = await page.goto(`/seller/${username}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No live ads' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await context.close();
});
