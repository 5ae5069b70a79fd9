import { expect, type Page, test } from 'playwright/test';

/** What the page tells of its speed when its reader goes on to another one. */
async function toldOnLeaving(page: Page): Promise<unknown[]> {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) told.push(request.postDataJSON());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return told;
}

test('nothing is measured until the reader allows it', async ({ page }) => {
  expect(await toldOnLeaving(page)).toEqual([]);
});

test('a reader who allows it tells how fast a page was, and can stop that', async ({ page }) => {
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Allow measuring' }).click();
  await expect(page.getByText('This browser tells us how fast pages are.')).toBeVisible();
  const answer = page.waitForResponse('**/api/vitals');
  const told = await toldOnLeaving(page);
  expect((await answer).status()).toBe(200);
  const time = expect.any(Number);
  expect(told).toContainEqual(expect.objectContaining({ page: 'home', fcp: time, ttfb: time }));
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Do not measure' }).click();
  await expect(page.getByText('This browser does not tell us how fast pages are.')).toBeVisible();
});
