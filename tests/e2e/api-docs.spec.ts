import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });
  // every-page.spec.ts checks the light one, at both sizes.
  test('axe finds no pale text on the API documentation, and it fits the screen', async ({
    page,
  }) => {
    // axe checks some thousand cells.
    test.slow();
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/API$/);
    await expectAccessible(page, { coloursOnly: true });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
});

test('the API documentation does not violate its content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/api/docs', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});

test('links within the API documentation work, and ids are unique', async ({ page }) => {
  await page.goto('/api/docs');
  const { ids, targets } = await page.evaluate(() => ({
    ids: Array.from(document.querySelectorAll('main [id]'), ({ id }) => id),
    targets: Array.from(document.querySelectorAll('main a[href^="#"]'), (link) =>
      (link.getAttribute('href') ?? '').slice(1),
    ),
  }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('the API documentation shows every operation of its OpenAPI document', async ({
  page,
  request,
}) => {
  await page.goto('/api/docs');
  const link = page.getByRole('link', { name: '/api/openapi.json' });
  const document = await (await request.get((await link.getAttribute('href')) ?? '')).json();
  for (const methods of Object.values<Record<string, { operationId: string; summary: string }>>(
    document.paths,
  )) {
    for (const [method, { operationId, summary }] of Object.entries(methods)) {
      const section = page.locator(`#${operationId}`);
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(summary);
      await expect(section.getByText(method, { exact: true })).toBeVisible();
    }
  }
});
