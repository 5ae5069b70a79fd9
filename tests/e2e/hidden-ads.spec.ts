import { expect } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { withDatabase } from './support/database';
import { test } from './support/member-test';
import { registerMember } from './support/session';

test.skip(({ isMobile }) => !isMobile, 'One journey, on a phone.');

test('the last press on an ad wins, even if earlier calls arrive later', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Beech stool');
  const id = await publishAd(seller.request, origin, { title });
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const member = await registerMember(context.request, origin);
  const inAccount = () =>
    withDatabase(async (client) => {
      const { rowCount } = await client.query(
        'SELECT FROM "HiddenAd" h JOIN "User" u ON u."id" = h."userId" WHERE u."email" = $1',
        [member.email],
      );
      return rowCount;
    });
  const card = page.getByRole('link', { name: title });
  const hide = page.getByRole('button', { name: 'Hide this ad' });
  const show = page.getByRole('button', { name: 'Show this ad again' });

  await page.goto(`/ad/${id}`);
  await context.route('**/api/hidden', async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await hide.click();
  const both = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().endsWith('/hidden'),
  );
  await show.click();
  await both;
  expect(await inAccount()).toBe(0);
  await page.goto('/browse/home/ilford');
  await expect(card).toBeVisible();

  // The browser leaves before the reply, so the next page sends what is not confirmed.
  await context.unroute('**/api/hidden');
  await context.route('**/api/hidden', (route) => route.abort());
  await page.goto(`/ad/${id}`);
  await hide.click();
  await page.goto('/browse/home/ilford');
  await expect(card).toBeHidden();
  expect(await inAccount()).toBe(0);
  await context.unroute('**/api/hidden');
  await page.reload();
  await expect(card).toBeHidden();
  await expect.poll(inAccount).toBe(1);
  await context.close();
});

test('a list says how many of its ads are hidden, and where to show them again', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Walnut bookend');
  const [id] = [
    await publishAd(seller.request, origin, { title }),
    await publishAd(seller.request, origin, { title: `${title}, second pair` }),
  ];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const search = `/search?q=${encodeURIComponent(title)}`;
  await page.goto(search);
  await expect(page.getByText('2 ads', { exact: true })).toBeVisible();
  await expect(page.getByText('hidden by you')).toHaveCount(0);
  await page.goto(`/ad/${id}`);
  await page.getByRole('button', { name: 'Hide this ad' }).click();
  await page.goto(search);
  await expect(page.getByText('hidden by you').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('1 ad hidden by you', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(page.getByText('2 ads, 1 hidden by you')).toBeVisible();
  await page.getByRole('link', { name: 'Show again' }).click();
  await page.getByRole('button', { name: 'Show hidden ads again' }).click();
  await page.goto(search);
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: title });
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('hidden by you')).toHaveCount(0);
  await context.close();
});

test('hidden ads are missing from paid placements too', async ({ page }) => {
  await page.goto('/');
  // A sync that is still on its way would replace the list that is set below.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hidden'))).not.toBeNull();
  const placed = page.getByRole('main').locator('a[href$="#placed"]').filter({ visible: true });
  const paths = await placed.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(0);
  await page.evaluate(
    (ads) => {
      // Without the time of a sync, the account's list would replace it.
      localStorage.setItem('hidden', JSON.stringify({ ads, syncedAt: Date.now() }));
    },
    paths.map((path) => path?.replace(/^.*\/|#.*$/g, '')),
  );
  await page.reload();
  for (const path of paths) await expect(page.locator(`a[href="${path}"]`)).toBeHidden();
});
