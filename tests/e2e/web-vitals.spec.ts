import { expect, type Page, test } from 'playwright/test';

const chunk = /\/islands\/report-vitals-/;

const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Hides the page, as a switch to another tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('nothing is measured without consent', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => told.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hide(page);
  expect(await scriptsOf(page)).not.toContainEqual(expect.stringMatching(chunk));
  expect(told).not.toContain('/api/vitals');
});

test('with consent page speed is reported, and consent can be withdrawn', async ({ page }) => {
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Allow measuring' }).click();
  await expect(page.getByText('This browser tells us how fast pages are.')).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scriptsOf(page)).toContainEqual(expect.stringMatching(chunk));
  const told = await page.evaluateHandle(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const bodies: Blob[] = [];
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) bodies.push(body);
      return send(url, body);
    };
    return bodies;
  });
  const [answer] = await Promise.all([page.waitForResponse('**/api/vitals'), hide(page)]);
  expect(answer.status()).toBe(200);
  const time = expect.any(Number);
  const text = (await told.evaluate(async ([body]) => body?.text())) ?? '';
  expect(JSON.parse(text)).toMatchObject({ page: 'home', fcp: time, ttfb: time });
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Do not measure' }).click();
  await expect(page.getByText('This browser does not tell us how fast pages are.')).toBeVisible();
});
