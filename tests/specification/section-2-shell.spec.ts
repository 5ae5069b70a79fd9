import { expect, type Locator, type Page, test } from 'playwright/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

const colourOf = async (locator: Locator) => {
  const text = await locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  return (text.match(/[\d.]+/g) ?? []).map(Number);
};

test('[2.route.public 6.anonymous] the public routes answer without a login', async ({ page }) => {
  const paths = [
    '/',
    '/blog',
    '/help',
    '/login',
    '/register',
    '/verify-email',
    '/profile-details',
    '/forgot-password',
  ];
  for (const path of paths) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test('[2.route.protected] /my-account, /post and /edit/{id} lead to /login without a login', async ({
  page,
}) => {
  for (const path of ['/my-account', '/post', '/edit/0123456789ab']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers().location, path).toMatch(/^(https?:\/\/[^/]+)?\/login\?/);
  }
});

test('[2.header.looks] the header is dark and see-through over the skyline, white elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const [red = 255, green = 255, blue = 255, alpha = 1] = await colourOf(header(page));
  expect(Math.max(red, green, blue)).toBeLessThan(100);
  expect(alpha).toBeLessThan(1);
  expect(await header(page).evaluate((element) => getComputedStyle(element).position)).toBe(
    'absolute',
  );
  await page.goto('/help');
  expect(await colourOf(header(page))).toEqual([255, 255, 255]);
});

test('[2.header.brand] the name at the left leads home', async ({ page }) => {
  await page.goto('/help');
  const brand = header(page).getByRole('link').first();
  await expect(brand).toHaveText('Townboard');
  await brand.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('[2.header.post] an orange Post your Ad button leads to /post', async ({ page }) => {
  await page.goto('/help');
  const post = header(page).getByRole('link', { name: 'Post your Ad' });
  await expect(post).toHaveAttribute('href', '/post');
  const [red = 0, green = 0, blue = 0] = await colourOf(post);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeGreaterThan(80);
  expect(green).toBeLessThan(180);
  expect(blue).toBeLessThan(80);
});

test('[2.home.hero] the hero has a skyline, the header over it and a headline', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Free Local Classified Ads', level: 1 }),
  ).toBeVisible();
  const skyline = page.locator('img[src="/skyline.svg"]');
  await expect(skyline).toBeVisible();
  expect((await skyline.boundingBox())?.y).toBe((await header(page).boundingBox())?.y);
});

test('[2.home.strip-scroll] on a small screen the strip of categories scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const strip = page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('list');
  const last = strip.getByRole('link', { name: 'Adult' });
  await expect(last).not.toBeInViewport();
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(last).toBeInViewport();
});

test('[2.footer.regions] the footer lists the UK regions', async ({ page }) => {
  await page.goto('/help');
  const list = footer(page).getByRole('region', { name: 'UK regions' }).getByRole('listitem');
  for (const name of ['London', 'Scotland', 'Wales', 'Northern Ireland', 'North West']) {
    await expect(list.filter({ hasText: name }).first(), name).toBeVisible();
  }
});

test('[2.footer.countries] the footer lists the nine country sites', async ({ page }) => {
  await page.goto('/help');
  const list = footer(page).getByRole('region', { name: 'Country sites' }).getByRole('listitem');
  await expect(list).toHaveText([
    'Belgium',
    'Brazil',
    'Chile',
    'France',
    'India',
    'Ireland',
    'Italy',
    'Portugal',
    'United Kingdom',
  ]);
});

test('[2.footer.social] the footer links to the social pages that the operator has', async ({
  page,
}) => {
  await page.goto('/help');
  const social = footer(page).getByRole('region', { name: 'Social media' });
  await expect(social.getByRole('link')).toHaveText(['Facebook', 'Instagram']);
});

test('[2.footer.copyright] the copyright line has the current year', async ({ page }) => {
  await page.goto('/help');
  await expect(footer(page).getByText(`© ${new Date().getFullYear()} Townboard`)).toBeVisible();
});
