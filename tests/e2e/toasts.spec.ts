import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

test.beforeEach(async ({ page, baseURL }) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.clock.install();
  await page.goto(`/ad/${id}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('none')) });
  });
  await page.getByRole('button', { name: 'Share' }).click();
});

test('a message disappears, but not while somebody points at it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'fingers do not point');
  await expect(toast(page)).toContainText('The link could not be shared.');
  await toast(page).hover();
  await expectAccessible(page);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a message can be dismissed by a button of sufficient size', async ({ page }) => {
  const dismiss = toast(page).getByRole('button', { name: 'Dismiss' });
  const box = await dismiss.boundingBox();
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  await dismiss.click();
  await expect(toast(page)).toHaveCount(0);
});

test('the same message is shown once', async ({ page }) => {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toHaveCount(1);
});
