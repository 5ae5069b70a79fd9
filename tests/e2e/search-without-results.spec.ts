import { expect, test } from 'playwright/test';
import { publishAd } from './support/ads';
import { type EmptySite, startEmptySite } from './support/empty-site';
import { registerMember } from './support/session';
import { expectSoundPage } from './support/sound-page';

/* Searches with no results or few. */

test.describe('on a separate site', () => {
  test.describe.configure({ mode: 'serial' });
  let site: EmptySite;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startEmptySite();
  });
  test.afterAll(() => site?.close());

  test('an empty site says so and offers the next step', async ({ page }) => {
    await expectSoundPage(page, `${site.url}/search?q=sofa&category=home&max=50`);
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing found')).toBeVisible();
    await expect(page.getByText('0 ads', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Search everywhere' }).click();
    await expect(page).toHaveURL(`${site.url}/search?q=sofa`);
    await expect(main.getByRole('link', { name: 'Search everywhere' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Show all ads' }).click();
    await expect(page).toHaveURL(`${site.url}/search`);
    await expect(main.getByText('Nothing found')).toBeVisible();
    await expectSoundPage(page, `${site.url}/browse/home/ilford`);
  });

  test('a database failure is explained, and Try again works', async ({ page }) => {
    await site.withoutAnswers(async () => {
      await expectSoundPage(page, `${site.url}/search?q=lamp`, 503);
      await expect(page.getByRole('heading', { name: 'The search is busy' })).toBeVisible();
    });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“lamp”');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('a typo that matches few ads shows them, with "Did you mean"', async ({
    page,
    playwright,
  }) => {
    const seller = await playwright.request.newContext({ baseURL: site.url });
    await registerMember(seller, site.url);
    await publishAd(seller, site.url, { title: 'Blue bicyle with a basket' });
    await publishAd(seller, site.url, { title: 'Red bicycle, hardly ridden' });
    await seller.dispose();
    await site.change(
      `INSERT INTO "SearchTerm" ("kind", "text", "label", "count")
       VALUES ('word', 'bicycle', 'bicycle', 100)`,
    );
    await expectSoundPage(page, `${site.url}/search?q=bicyle`);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('link')).toHaveText([/Blue bicyle/]);
    await expect(page.getByText('Did you mean bicycle?')).toBeVisible();
    await page.getByRole('link', { name: 'bicycle', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/search?q=bicycle`);
    await expect(results.getByRole('link', { name: /Red bicycle/ })).toBeVisible();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });
});

test('a typo that matches no ads shows the corrected search with a link', async ({ page }) => {
  await expectSoundPage(page, '/search?q=bungallow');
  const notice = page.getByRole('main').getByText('No ad has “bungallow”.').locator('..');
  await expect(notice).toHaveText(
    'No ad has “bungallow”. Did you mean bungalow? These are the ads for it.',
  );
  await notice.getByRole('link', { name: 'bungalow' }).click();
  await expect(page).toHaveURL(/\/search\?q=bungalow$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '“bungalow” in Residential Property',
  );
  await expect(page.getByText('No ad has')).toHaveCount(0);
});

test('a search that is too narrow is widened, with an explanation and a link', async ({ page }) => {
  await expectSoundPage(page, '/search?q=tesla&category=cars&place=lerwick&max=1');
  const notice = page.getByText('Nothing matches everything you asked for.').locator('..');
  await expect(notice).toContainText(/anywhere in the UK and at any price/);
  await expect(
    page.getByRole('region', { name: /Results|All ads/ }).getByRole('link'),
  ).not.toHaveCount(0);
  await notice.getByRole('link', { name: 'Search that way' }).click();
  await expect(page).toHaveURL(
    /\/search\?q=tesla&category=vehicles&place=lerwick&radius=uk&sort=price-up$/,
  );
  await expect(page.getByText('Nothing matches everything')).toHaveCount(0);
});
