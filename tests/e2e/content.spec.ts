import { expect, test } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { registerMember } from './support/session';

test('help articles link to each other and back', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Photos that sell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photos that sell' })).toBeVisible();
  await expect(page).toHaveTitle(/^Photos that sell/);
  const more = page.getByRole('navigation', { name: 'More articles' });
  await more.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/help\/paying-for-upgrades$/);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Help' })
    .click();
  await expect(page).toHaveURL(/\/help$/);
});

test('every article of help and blog opens', { tag: '@any-size' }, async ({ page }) => {
  for (const index of ['/help', '/blog']) {
    await page.goto(index);
    const links = await page.getByRole('main').locator(`a[href^="${index}/"]`).all();
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) {
      const path = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
  }
});

test('the table of contents links to the sections', async ({ page, isMobile }) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: '6. Upgrades' }).click();
  await expect(page.getByRole('heading', { name: '6. Upgrades' })).toBeInViewport();
});

for (const path of ['/help/no-such-article', '/blog/no-such-post', '/help/posting-an-ad/more']) {
  test(`${path} answers 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  });
}

test('an article has its own address, description and preview', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/blog/titles-that-get-clicks');
  const at = (selector: string, attribute: string) =>
    page.locator(selector).getAttribute(attribute);
  const address = `${baseURL}/blog/titles-that-get-clicks`;
  expect(await at('link[rel=canonical]', 'href')).toBe(address);
  expect(await at('meta[property="og:url"]', 'content')).toBe(address);
  expect(await at('meta[property="og:type"]', 'content')).toBe('article');
  expect(await at('meta[name=description]', 'content')).toContain('one line to be found');
});

test("the blog's feed is valid Atom, and its links work", { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/blog');
  const feedUrl = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const response = await page.request.get(feedUrl ?? '');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (name: string) =>
        Array.from(document.querySelectorAll(name), ({ textContent }) => textContent);
      return {
        faults: document.querySelectorAll('parsererror').length,
        root: document.documentElement.namespaceURI,
        urls: texts('entry > id'),
        times: [...texts('updated'), ...texts('published')],
      };
    },
    await response.text(),
  );
  expect(feed.faults).toBe(0);
  expect(feed.root).toBe('http://www.w3.org/2005/Atom');
  expect(feed.urls.length).toBeGreaterThanOrEqual(3);
  for (const time of feed.times) expect(Date.parse(time)).not.toBeNaN();
  for (const url of feed.urls) {
    expect(url.startsWith(`${baseURL}/blog/`)).toBe(true);
    expect((await page.request.get(url)).status()).toBe(200);
  }
});

test('the cookies page lists every cookie that a visit, a login and the API set', {
  tag: '@any-size',
}, async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const headers = { origin };
  await registerMember(page.request, origin);
  const id = await publishAd(page.request, origin, { title: uniqueTitle('A chair to look at') });
  await page.request.post('/api/age-check', { data: { over18: true }, headers });
  await page.request.post(`/api/ads/${id}/visit`, { headers, data: {} });
  await page.request.post('/api/auth/send-code', {
    data: { email: `x${id}@example.co.uk` },
    headers,
  });
  await page.request.get('/api/auth/csrf');
  await page.goto('/cookies');
  const shown = await page.locator('main h3 code').allTextContents();
  const left = (await context.cookies([origin, `${origin}/api/ads`])).map(({ name }) => name);
  expect(left.length).toBeGreaterThanOrEqual(5);
  for (const name of left) expect(shown).toContain(name);
});

test('visitors who opt out are not counted until they opt in again', { tag: '@any-size' }, async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const seller = await playwright.request.newContext({ baseURL: origin });
  await registerMember(seller, origin);
  const id = await publishAd(seller, origin, { title: uniqueTitle('A lamp nobody counts') });
  const visits = async () => {
    // The user agent of a headless browser counts as a robot.
    const headers = {
      origin,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0',
    };
    const response = await page.request.post(`/api/ads/${id}/visit`, { headers, data: {} });
    return (await response.json()).visits;
  };

  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Do not count my visits' }).click();
  await expect(page.getByText('Your visits are not counted in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your visits are not counted in this browser.')).toBeVisible();
  expect(await visits()).toBe(0);
  expect((await context.cookies(`${origin}/api/ads`)).map(({ name }) => name)).not.toContain(
    'visitor',
  );

  await page.getByRole('button', { name: 'Count my visits again' }).click();
  await expect(page.getByText('Your visits may be counted in this browser.')).toBeVisible();
  expect(await visits()).toBe(1);
  await seller.dispose();
});
