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
  await refuse(page, ['share', 'clipboard']);
  await page.getByRole('button', { name: 'Share' }).click();
});

/** As browsers do without permission; `error`: that of the share sheet. */
const refuse = (page: Page, what: string[], error = 'NotAllowedError') =>
  page.evaluate(
    ([names, name]) => {
      const reject = () => Promise.reject(new DOMException('refused', name));
      const share = names.includes('share') ? reject : undefined;
      const writeText = names.includes('clipboard') ? reject : () => Promise.resolve();
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    },
    [what, error] as const,
  );

test('a link that can be neither shared nor copied is shown, and can be selected', async ({
  page,
}) => {
  const link = toast(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(page.url());
  await link.focus();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(page.url());
  await expectAccessible(page);
});

test('a link is copied if the browser refuses to share, but not after a cancelled sharing', async ({
  page,
}) => {
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await refuse(page, ['share'], 'AbortError');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toHaveCount(0);
  await refuse(page, ['share']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page)).toContainText('Link copied');
});

test('a message disappears, but not while somebody points at it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'fingers do not point');
  await expect(toast(page)).toContainText('The link could not be shared.');
  await toast(page).hover();
  await expectAccessible(page);
  await page.clock.runFor(90_000);
  await expect(toast(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(60_000);
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
