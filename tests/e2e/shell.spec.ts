import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { registerMember } from './support/session';

const pages = [
  ...['/', '/search', '/adult', '/no-such-page'],
  ...['/terms', '/privacy', '/cookies', '/safety'],
  ...['/help', '/help/paying-for-upgrades', '/help/api-for-developers', '/help/reporting-an-ad'],
  ...['/blog', '/blog/titles-that-get-clicks'],
];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** On a phone the links are behind a button. */
async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
  await expect(menu(page)).toBeVisible();
}

// every-page.spec.ts checks every page in the light scheme.
test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of pages) {
    test(`axe finds no pale text on ${path}, and it fits the screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, { coloursOnly: true });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
  }
});

test('visitors see Login', async ({ page, isMobile }) => {
  await page.goto('/help');
  await openMenu(page);
  const onPhone = isMobile ? ['Create an account'] : [];
  const links = ['Blog', 'Login', ...onPhone, 'Saved ads', 'Help'];
  await expect(menu(page).getByRole('link')).toHaveText(links);
  await expect(menu(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  const post = page.getByRole('banner').getByRole('link', { name: 'Post your Ad' });
  await expect(post).toHaveAttribute('href', '/post');
});

test('members see their account on cached pages too, and can log out', async ({
  page,
  baseURL,
}) => {
  await registerMember(page.request, baseURL ?? '');
  await page.goto('/help');
  await openMenu(page);
  const links = ['Blog', 'My Account', 'Messages', 'Saved ads', 'Help'];
  await expect(menu(page).getByRole('link')).toHaveText(links);
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account$/);
});

test('the links of members fit into one row of every header', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  await registerMember(page.request, baseURL ?? '');
  for (const width of [768, 820, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/help');
    await expect(menu(page).getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Saved ads' })).toBeVisible();
    const account = await menu(page).getByRole('link', { name: 'My Account' }).boundingBox();
    expect(account?.height, String(width)).toBeLessThanOrEqual(48);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(excess, String(width)).toBeLessThanOrEqual(0);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, String(width)).toBeLessThanOrEqual(66);
  }
});

test('a failed logout shows an error and changes nothing', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  await registerMember(page.request, baseURL ?? '');
  await page.goto('/help');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Server error. Try again later.')).toBeVisible();
  await expect(page).toHaveURL(/\/help$/);
});

test('the menu on small screens opens, and closes by button, Escape and selection', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is a menu on small screens only');
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu' });
  await expect(menu(page)).toBeHidden();
  await open.click();
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
  await open.click();
  await expect(menu(page)).toBeHidden();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(menu(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu works', async ({ page }) => {
    await page.goto('/help');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/help');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer lists regions, country sites and the year, and its links work', async ({
  page,
}) => {
  await page.goto('/help');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('listitem').filter({ hasText: 'Scotland' })).toBeVisible();
  await expect(footer.getByRole('listitem').filter({ hasText: 'Portugal' })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  const links = await footer.getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths).toContain('/terms');
  // Addresses of other sites come from the configuration.
  for (const path of paths.filter((href) => !href?.startsWith('https://'))) {
    const response = await page.request.get(path ?? '');
    expect(response.status(), path ?? '').toBe(200);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an unknown address answers 404 and links home', async ({ page }) => {
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
  });
}
