import { expect, type Page } from 'playwright/test';
import { escort, publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { newPhone, verifyPhone } from './support/session';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const robots = (page: Page) => page.locator('meta[name="robots"]');

test('the footer links to the ads of a region', async ({ page }) => {
  await page.goto('/help');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'London', exact: true }).click();
  await expect(page).toHaveURL(/\/browse\/all\/london$/);
  await expect(heading(page)).toHaveText('Classified ads in London');
});

test('a region links to its categories, its towns and the search', async ({ page }) => {
  await page.goto('/browse/all/london');
  const main = page.getByRole('main');
  await expect(main.getByText(/^[\d,]+\+? ads in London/)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/browse\/all\/london$/,
  );
  await expect(robots(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Towns in London' })).toBeVisible();
  await main.getByRole('navigation', { name: 'Categories' }).getByText('Property').click();
  await expect(page).toHaveURL(/\/browse\/property\/london$/);
  await expect(heading(page)).toHaveText('Property in London');
  await expect(main.getByRole('link', { name: /^(See all|Filter and sort)/ })).toHaveAttribute(
    'href',
    '/search?category=property&place=london',
  );
  await crumbs(page).getByRole('link', { name: 'London' }).click();
  await expect(page).toHaveURL(/\/browse\/all\/london$/);
});

test('a new ad is in the list of its category and town, and its breadcrumbs link there', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // A page that is not cached yet.
  const town = isMobile
    ? { slug: 'thurso', place: 'thurso-kw14', name: 'Thurso' }
    : { slug: 'wick', place: 'wick-kw1', name: 'Wick' };
  const title = uniqueTitle('Sea kayak with two paddles');
  const id = await publishAd(page.request, baseURL ?? '', {
    title,
    category: 'Leisure',
    location: { slug: town.place },
  });
  await page.goto(`/ad/${id}`);
  await crumbs(page).getByRole('link', { name: 'Leisure' }).click();
  await expect(page).toHaveURL(new RegExp(`/browse/leisure/${town.slug}$`));
  await expect(heading(page)).toHaveText(`Sports, hobbies and leisure things in ${town.name}`);
  await expect(crumbs(page)).toHaveText(`Scotland${town.name}Buy & SellLeisure`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(robots(page)).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('combobox', { name: 'Town or postcode' })).toHaveValue(
    new RegExp(`^${town.name}`),
  );
  await expectAccessible(page);
});

test('other names of a place and a category redirect to the canonical address', {
  tag: '@any-size',
}, async ({ page }) => {
  const moves = [
    ['/browse', '/browse/all/uk'],
    ['/browse/cars', '/browse/cars/uk'],
    ['/browse/Cars/Ilford', '/browse/cars/ilford'],
    ['/browse/cars/ilford-ig1', '/browse/cars/ilford'],
    ['/browse/cars/ig1%201eq', '/browse/cars/ilford'],
  ];
  for (const [from = '', to] of moves) {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    // Next sends the canonical link twice in a fresh answer.
    const locations = response.headersArray().filter(({ name }) => /^location$/i.test(name));
    expect(new Set(locations.map(({ value }) => value)), from).toEqual(new Set([to]));
  }
});

test('unknown scopes and places answer 404', { tag: '@any-size' }, async ({ page }) => {
  for (const path of [
    '/browse/boats',
    '/browse/boats/uk',
    '/browse/cars/atlantis',
    '/browse/escorts-and-massages/uk',
    '/browse/adult/uk',
    '/browse/cars/uk/more',
    `/browse/cars/${'x'.repeat(900)}`,
    "/browse/cars/1'%20OR%20'1'='1",
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('a place without ads says so, and offers the nearest with some', async ({ page }) => {
  const response = await page.goto('/browse/internships/lerwick');
  expect(response?.status()).toBe(200);
  await expect(robots(page)).toHaveAttribute('content', /noindex/);
  await expect(
    page.getByRole('heading', { name: 'No internships in Lerwick at the moment' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Post your Ad' })).toBeVisible();
  await expectAccessible(page);
});

test('a place without ads shows those around it first', async ({ page, baseURL, isMobile }) => {
  // A page that is not cached yet.
  const [name, near] = isMobile ? ['Halkirk', 'thurso-kw14'] : ['Golspie', 'brora-kw9'];
  const title = uniqueTitle('Bookcase of pine');
  await publishAd(page.request, baseURL ?? '', { title, location: { slug: near } });
  await page.goto(`/browse/home/${name.toLowerCase()}`);
  const around = page.getByRole('region', { name: `Within 10 miles of ${name}` });
  await expect(around).toContainText(`in ${name} itself at the moment.`);
  await expect(around.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No .* at the moment$/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('adult lists need the age check and appear nowhere else', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Calm massage in the evening');
  await publishAd(page.request, baseURL ?? '', { ...escort, title, phone });
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const stranger = await context.newPage();
  const path = '/adult/browse/escorts-and-massages/ilford';
  const response = await stranger.goto(path);
  const text = (await response?.text()) ?? '';
  expect(text).not.toContain(title);
  expect(text).not.toContain('in Ilford');
  await expect(stranger.locator('meta[name="rating"]')).toHaveCount(2);
  await stranger.getByRole('button', { name: 'I am 18 or over' }).click();
  await expect(heading(stranger)).toHaveText('Escorts and massages in Ilford');
  await expect(stranger.getByRole('link', { name: title })).toBeVisible();
  await expect(robots(stranger).first()).toHaveAttribute('content', /noindex/);
  await expectAccessible(stranger);
  await stranger.goto('/browse/all/ilford');
  await expect(stranger.getByText(title)).toHaveCount(0);
  expect((await stranger.request.get('/adult/browse/cars/uk')).status()).toBe(404);
  await context.close();
});
