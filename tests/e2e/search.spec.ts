import { expect, type Page } from 'playwright/test';
import { escort, publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { newPhone, verifyPhone } from './support/session';

/* Search as a visitor uses it. tests/lib/search tests the engine's rules. */

const what = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const where = (page: Page) => page.getByRole('combobox', { name: 'Town or postcode' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const filters = (page: Page) =>
  page.getByRole('region', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }));
const results = (page: Page) => page.getByRole('region', { name: /^(Results|All ads)$/ });
const cards = (page: Page) => results(page).locator('a[href^="/ad/"]');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** Without Featured ads, which change from page to page. */
const addresses = (page: Page) =>
  cards(page)
    .filter({ hasNotText: 'Featured' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** On small screens the filters are a sheet. */
async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters(page)).toBeVisible();
}

test('an ad can be found from the home page by keyboard alone', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have none');
  const title = uniqueTitle('Walnut writing desk with drawers');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.goto('/');
  await what(page).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(where(page)).toBeFocused();
  await page.keyboard.type('Ilford');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=.*&place=ilford$/);
  await expect(heading(page)).toHaveText(`“${title}” · within 10 miles of Ilford`);
  await expect(what(page)).toHaveValue(title);
  await expect(where(page)).toHaveValue('Ilford');
  await cards(page).first().focus();
  await expect(cards(page).first()).toContainText('<1 mi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ad/${id}$`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form narrows a search, and the address contains it', async ({ page, isMobile }) => {
    await page.goto('/search?category=cars');
    await openFilters(page, isMobile);
    const panel = filters(page);
    const fuel = panel.getByRole('group', { name: 'Fuel type' });
    await fuel.getByRole('checkbox').first().check();
    await panel.getByRole('textbox', { name: 'Price to' }).fill('900000');
    await panel.getByRole('combobox', { name: 'Posted' }).selectOption('Last 14 days');
    await panel.getByRole('checkbox', { name: 'With photos only' }).check();
    await panel.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(
      /\/search\?category=cars&max=900000&posted=14&photos=1&fuelType=\w+$/,
    );
    await expect(chips(page).getByRole('listitem')).toHaveText([
      /Cars/,
      /Up to £900,000/,
      /Last 14 days/,
      /With photos/,
      /Fuel type: \w+/,
    ]);
    await openFilters(page, isMobile);
    await expect(fuel.getByRole('checkbox').first()).toBeChecked();
    await expect(panel.getByRole('textbox', { name: 'Price to' })).toHaveValue('900000');
  });

  test('a price that is no amount is reported and kept in its field', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/search?category=cars');
    await openFilters(page, isMobile);
    const from = filters(page).getByRole('textbox', { name: 'Price from' });
    await from.fill('abc');
    await filters(page).getByRole('textbox', { name: 'Price to' }).fill('900000');
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText('We do not understand the price “abc”')).toBeVisible();
    await expect(chips(page).getByRole('listitem')).toHaveText([/Cars/, /Up to £900,000/]);
    await openFilters(page, isMobile);
    await expect(from).toHaveValue('abc');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
  });

  test('sorting, views and categories are links', async ({ page, isMobile }) => {
    await page.goto('/search?category=vehicles');
    await page.getByText('Newest first').first().click();
    await page.getByRole('link', { name: 'Lowest price' }).click();
    await expect(page).toHaveURL(/\?category=vehicles&sort=price-up$/);
    // Cars are compared by facts, so the list view is their default.
    await page.getByRole('link', { name: 'Grid view' }).click();
    await expect(page).toHaveURL(/\?category=vehicles&sort=price-up&view=grid$/);
    await openFilters(page, isMobile);
    const categories = filters(page).getByRole('navigation', { name: 'Category' });
    await categories.getByRole('link', { name: 'Cars' }).click();
    await expect(page).toHaveURL(/\?category=cars&sort=price-up&view=grid$/);
    await expect(heading(page)).toHaveText('Cars');
  });
});

test('an unknown place is reported and kept in the form', async ({ page }) => {
  await page.goto('/search?place=Atlantis&q=');
  await expect(page).toHaveURL(/\/search\?place=Atlantis$/);
  await expect(page.getByText('We do not know a place called “Atlantis”')).toBeVisible();
  await expect(where(page)).toHaveValue('Atlantis');
  await expectAccessible(page);
});

test('chips remove filters one by one, and Back restores them', async ({ page }) => {
  await page.goto('/search?category=cars&max=900000&photos=1');
  await chips(page)
    .getByRole('link', { name: /With photos/ })
    .click();
  await expect(page).toHaveURL(/\?category=cars&max=900000$/);
  await chips(page)
    .getByRole('link', { name: /£900,000/ })
    .click();
  await expect(page).toHaveURL(/\?category=cars$/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?category=cars&max=900000&photos=1$/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
  await expect(
    page.getByRole('checkbox', { name: 'With photos only', includeHidden: true }),
  ).toBeChecked();
});

test('Back from an ad or another search restores the search', async ({ page }) => {
  await page.goto('/search?category=vehicles&view=list');
  const before = await titles(page);
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/ad\//);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=vehicles&view=list$/);
  expect(await titles(page)).toEqual(before);
  await what(page).fill('ford');
  await what(page).press('Enter');
  await expect(page).toHaveURL(/\?q=ford&category=vehicles&view=list$/);
  await page.goBack();
  await expect(what(page)).toHaveValue('');
});

test('on a phone filters open in a sheet that takes the focus and returns it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'elsewhere they stand beside the results');
  await page.goto('/search?category=cars');
  const open = page.getByRole('button', { name: 'Filters' });
  await expect(filters(page)).toBeHidden();
  await open.click();
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeVisible();
  const close = page.getByRole('button', { name: 'Close filters' });
  await expect(close).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
  const show = page.getByRole('button', { name: /^Show [\d,]+\+? results?$/ });
  const before = await show.textContent();
  await filters(page)
    .getByRole('link', { name: /£1,000/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Price to' })).toHaveValue('1000');
  await expect(show).not.toHaveText(before ?? '');
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#filters, body')?.id)).toMatch(
    /^(filters)?$/,
  );
  for (const target of await filters(page).locator('label:has(input), a, button').all()) {
    const box = await target.boundingBox();
    if (box) expect(box.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await close.click();
  await expect(filters(page)).toBeHidden();
});

test('a price that is no amount is refused where it is typed', async ({ page, isMobile }) => {
  await page.goto('/search?category=cars');
  await openFilters(page, isMobile);
  const panel = filters(page);
  const from = panel.getByRole('textbox', { name: 'Price from' });
  const asked = panel.getByRole('status').filter({ hasText: 'Please enter the price in pounds' });
  const show = panel.getByRole('button', { name: /^Show / });
  // The script of the panel is ready.
  if (isMobile) await expect(show).toHaveText(/^Show [\d,]+\+? results?$/);
  else await page.waitForLoadState('networkidle');
  await from.fill('abc');
  await expect(asked).toBeVisible();
  await expect(show).toHaveText('Show results');
  await show.click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await from.fill('£1,500');
  await expect(asked).toHaveCount(0);
  await show.click();
  await expect(page).toHaveURL(/\/search\?category=cars&min=1500$/);
});

test('the sort menu opens below its button and closes on Escape', async ({ page, isMobile }) => {
  await page.goto('/search?q=table&place=ilford');
  const open = page.getByRole('button', { name: 'Sort by: Best match' });
  const menu = page.getByRole('list', { name: 'Sort by' });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu.getByRole('link')).toHaveText([
    'Newest first',
    'Best match',
    'Lowest price',
    'Highest price',
    'Nearest first',
  ]);
  await expectAccessible(page);
  const [button, box] = [await open.boundingBox(), await menu.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  expect((box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(16);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  if (isMobile) return;
  await open.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Newest first' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&sort=newest$/);
  await expect(page.getByRole('button', { name: 'Sort by: Newest first' })).toBeVisible();
});

test('pages lead forward and back without losing or repeating an ad', async ({ page }) => {
  await page.goto('/search');
  // A Featured ad among the newest is shown only at the top, where there are up to three.
  const count = await cards(page).count();
  expect(count).toBeGreaterThanOrEqual(24);
  expect(count).toBeLessThanOrEqual(27);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/search\?page=2&after=/);
  const second = await addresses(page);
  expect(second.length).toBeGreaterThan(0);
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  const again = await addresses(page);
  expect(again.filter((address) => second.includes(address))).toEqual([]);
});

test('only the plain search is indexed', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/search?category=cars&sort=price-up');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('an adult ad is found in the adult section only', async ({ page, baseURL }) => {
  const phone = newPhone();
  await verifyPhone(page.request, baseURL ?? '', phone);
  const title = uniqueTitle('Calm massage in the evening');
  await publishAd(page.request, baseURL ?? '', { ...escort, title, phone });
  await page.goto(`/adult/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('button', { name: 'I am 18 or over' })).toBeVisible();
  expect(await page.content()).not.toContain(`<h1>“${title}`);
  await page.getByRole('button', { name: 'I am 18 or over' }).click();
  await expect(heading(page)).toHaveText(`“${title}”`);
  const found = results(page).locator('a[href^="/adult/ad/"]');
  await expect(found.filter({ hasText: title })).toBeVisible();
  await expect(page.locator('meta[name=rating]').first()).toHaveAttribute('content', 'adult');
  await expectAccessible(page);
  const words = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await words.fill('zzqqzz');
  await words.press('Enter');
  await expect(page).toHaveURL(/\/adult\/search\?q=zzqqzz$/);
  await page.goto('/adult/search?category=cars');
  await expect(page).toHaveURL(/\/adult\/search$/);
  await expect(page.getByRole('main').locator('a[href^="/ad/"]')).toHaveCount(0);
});
