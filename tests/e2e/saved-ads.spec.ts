import { expect } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { registerMember } from './support/session';

test('ads saved on a device are added to the account at the login', async ({
  page: seller,
  browser,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(seller.request, origin, { title });
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/saved');
  await expect(page.getByText('You have not saved any ads yet.')).toBeVisible();

  await page.goto('/browse/home/ilford');
  const heart = page.getByRole('button', { name: `Save ${title}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/ad/${id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/saved');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await registerMember(context.request, origin);
  await page.goto('/saved');
  await page.waitForURL('**/my-account/saved');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText('You have not saved any ads yet.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText('You have not saved any ads yet.')).toBeVisible();
  await page.goto(`/ad/${id}`);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});
