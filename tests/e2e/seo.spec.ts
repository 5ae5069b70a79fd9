import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { faultsOf } from '../builders/schema-org';
import { publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { test } from './support/member-test';

/* What search engines and link previews read from each kind of public page. */

const written = [
  '/',
  '/browse/all/uk',
  '/browse/vehicles/uk',
  '/browse/all/london',
  '/search',
  '/help',
  '/help/posting-an-ad',
  '/blog',
  '/blog/titles-that-get-clicks',
  '/terms',
  '/privacy',
  '/cookies',
  '/safety',
  '/transparency',
  '/api/docs',
];

const outOfTheIndex = [
  '/login',
  '/register',
  '/forgot-password',
  '/search?q=oak',
  '/adult',
  '/ad/0123456789ab',
  '/no/such/page',
];

const contentOf = (page: Page, selector: string) =>
  page.locator(`head > meta${selector}`).getAttribute('content');

/** The metadata of a page. Checks what every page must have. */
async function told(page: Page, path: string, origin: string) {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const title = await page.title();
  const description = (await contentOf(page, '[name=description]')) ?? '';
  expect(title.length, title).toBeGreaterThan(3);
  expect(title.length, title).toBeLessThanOrEqual(90);
  expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(40);
  expect(description.length, description).toBeLessThanOrEqual(160);
  const canonical = await page.locator('head > link[rel=canonical]').getAttribute('href');
  expect(canonical?.replace(/\/$/, '')).toBe(path === '/' ? origin : origin + path);
  await expect(page.locator('head > meta[name=robots]')).toHaveCount(0);
  for (const name of ['title', 'description', 'image', 'url', 'type', 'site_name', 'locale']) {
    expect(await contentOf(page, `[property="og:${name}"]`), `og:${name}`).toBeTruthy();
  }
  expect(await contentOf(page, '[name="twitter:card"]')).toBe('summary_large_image');
  expect(await contentOf(page, '[name="twitter:image"]')).toBeTruthy();
  await expectPicture(page, origin);
  return { title, description, data: await dataOf(page) };
}

async function expectPicture(page: Page, origin: string) {
  const url = (await contentOf(page, '[property="og:image"]')) ?? '';
  expect(url.startsWith(`${origin}/`), url).toBe(true);
  const response = await page.request.get(url);
  expect(response.status(), url).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
  const { width, height } = await sharp(await response.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await contentOf(page, '[property="og:image:width"]')).toBe('1200');
  expect(await contentOf(page, '[property="og:image:height"]')).toBe('630');
}

/** Every JSON-LD node of the page, validated. */
async function dataOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text));
  expect(data.flatMap(faultsOf)).toEqual([]);
  return data;
}

const typesOf = (data: Record<string, unknown>[]) => data.flatMap((node) => node['@type']);

test('every public page has its own texts, canonical address, picture and data', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const path of written) {
    const { title, description } = await told(page, path, origin);
    seen.titles.add(title);
    seen.descriptions.add(description);
  }
  expect(seen.titles.size).toBe(written.length);
  expect(seen.descriptions.size).toBe(written.length);
});

test('the home page describes the site and its search', async ({ page, baseURL }) => {
  const { data } = await told(page, '/', baseURL ?? '');
  expect(typesOf(data)).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'ItemList']));
});

test('an article has its dates', async ({ page, baseURL }) => {
  const { data } = await told(page, '/blog/titles-that-get-clicks', baseURL ?? '');
  expect(typesOf(data)).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
});

test('an ad is an offer with its own picture, and its seller has a page', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Table </script><!-- “oak” & six chairs');
  const images = await uploadPhotos(page.request, origin, ['teal']);
  const id = await publishAd(page.request, origin, { title, images });
  const ad = await told(page, `/ad/${id}`, origin);
  expect(ad.description).toContain('£180');
  expect(typesOf(ad.data)).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  expect(ad.data.find((node) => node['@type'] === 'Product')).toMatchObject({
    name: title,
    offers: { price: 180, priceCurrency: 'GBP' },
  });
  expect(await contentOf(page, '[property="og:image"]')).toContain(`/ad/${id}/preview/`);

  const sellersPage = page.getByRole('main').locator('a[href^="/seller/"]').first();
  const path = (await sellersPage.getAttribute('href')) ?? '';
  const seller = await told(page, path, origin);
  expect(typesOf(seller.data)).toContain('ProfilePage');
  expect(seller.title).toContain(path.slice('/seller/'.length));
});

test('a browse page lists its ads and has a feed', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Table </title> “oak” & <six> chairs');
  // Pages with fewer ads are `noindex`.
  for (const words of ['Oak shelf with six boards', 'Oak bench for the hall']) {
    await publishAd(page.request, origin, { title: uniqueTitle(words) });
  }
  const id = await publishAd(page.request, origin, { title });
  await expect(async () => {
    await page.goto('/browse/home/ilford');
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const { data } = await told(page, '/browse/home/ilford', origin);
  expect(typesOf(data)).toContain('BreadcrumbList');
  expect(data.filter((node) => node['@type'] === 'ItemList')).toHaveLength(1);
  const feedUrl = await page
    .locator('head > link[type="application/atom+xml"]')
    .getAttribute('href');
  expect(feedUrl).toBe(`${origin}/browse/home/ilford/feed.xml`);
  const link = page.getByRole('link', { name: 'New ads as a feed' });
  await expect(link).toHaveAttribute('href', '/browse/home/ilford/feed.xml');
  const response = await page.request.get(feedUrl ?? '');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (name: string) =>
        Array.from(document.querySelectorAll(`entry > ${name}`), (node) => node.textContent ?? '');
      return {
        fault: document.querySelector('parsererror')?.textContent,
        ids: texts('id'),
        titles: texts('title'),
      };
    },
    await response.text(),
  );
  expect(feed.fault).toBeUndefined();
  expect(feed.titles).toContain(title);
  expect(feed.ids).toContain(`${origin}/ad/${id}`);
  expect(feed.ids.length).toBeLessThanOrEqual(30);
});

for (const path of outOfTheIndex) {
  test(`${path} is not indexed`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await page.goto(path);
    const robots = page.locator('meta[name=robots]').first();
    await expect(robots).toHaveAttribute('content', /noindex/);
    await context.close();
  });
}
