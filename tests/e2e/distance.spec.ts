import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { publishAd } from './support/ads';
import { expectAccessible } from './support/axe';
import { test as memberTest } from './support/member-test';

const where = (page: Page) => page.getByRole('combobox', { name: 'Town or postcode' });
const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

const ilford = { latitude: 51.5591, longitude: 0.0686 };

for (const path of ['/', '/search?q=sofa']) {
  test(`Near me on ${path} searches around the nearest outcode, and the server learns nothing else`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(ilford);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(path);
    expect(sent.filter((request) => request.includes('/map/outcodes-'))).toEqual([]);
    await nearMe(page).click();
    await expect(page).toHaveURL(/[?&]place=ilford-ig1$/);
    await expect(where(page)).toHaveValue('Ilford, Redbridge (IG1)');
    expect(sent.filter((request) => request.includes('/map/outcodes-'))).toHaveLength(1);
    expect(sent.filter((request) => /51\.55|0\.068/.test(request))).toEqual([]);
  });
}

for (const path of ['/', '/search']) {
  test(`a denied location permission is explained below the form of ${path}`, async ({ page }) => {
    await page.goto(path);
    await nearMe(page).click();
    const problem = page.getByRole('alert');
    await expect(problem).toContainText('Your browser does not share your location');
    await expect(problem).toBeInViewport({ ratio: 1 });
    await expect(where(page)).toBeFocused();
    const field = await where(page).boundingBox();
    const below = await problem.boundingBox();
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await expectAccessible(page);
    await page.keyboard.type('ilfo');
    await expect(problem).toBeHidden();
    await expect(page.getByRole('option', { name: 'Ilford, Redbridge (IG1)' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a location outside the UK is explained', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 });
  await page.goto('/search');
  await nearMe(page).click();
  await expect(page.getByText('You seem to be far from the UK')).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

test('without scripts the button is hidden', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/search`);
  await expect(page.getByText('Near me')).toBeHidden();
  await page.close();
});

test('the map of results links to larger maps and to the ads of a place', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(/\/search\?view=map$/);
  const map = page.getByRole('group', { name: 'Map of results' });
  await expect(map).toBeVisible();
  await expectAccessible(page);
  const around = map.getByRole('link', { name: /^\d+ ads within / }).first();
  const title = (await around.locator('title').textContent()) ?? '';
  const [, count, radius] = /^(\d+) ads (within .*)$/.exec(title) ?? [];
  await around.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=.*radius=\d+.*view=map$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(radius ?? '');
  await expect(page.getByRole('main')).toContainText(`${count} ads`);
  await page.goto('/search?place=ilford&radius=3&view=map');
  const places = page.getByRole('navigation', { name: 'Places' });
  const first = places.getByRole('link').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page.getByRole('region', { name: 'Results' }).first()).toBeVisible();
});

test('an ad page shows its approximate area', async ({ page }) => {
  await page.goto('/search?place=ilford');
  await page
    .getByRole('region', { name: /Results|All ads/ })
    .locator('a[href^="/ad/"]')
    .first()
    .click();
  const map = page.getByRole('img', { name: /^Map of the area around / });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(page.getByText('not the exact address')).toBeVisible();
  await expectAccessible(page);
});

memberTest('a short list goes on with ads further away', async ({ page, baseURL }) => {
  const word = `kayak${randomBytes(4).toString('hex')}`;
  const sell = (town: string, slug: string) =>
    publishAd(page.request, baseURL ?? '', {
      title: `${word} from ${town}, with a paddle`,
      location: { slug },
    });
  await sell('Ilford', 'ilford-ig1');
  await sell('Chelmsford', 'chelmsford-cm1');
  await page.goto(`/search?q=${word}&place=ilford-ig1&max=200`);
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('from Ilford');
  const further = page.getByRole('region', { name: 'Further away' });
  await expect(further.getByRole('listitem')).toHaveCount(1);
  await expect(further.getByRole('listitem')).toContainText('from Chelmsford');
  await expect(further.getByRole('listitem')).toContainText(/\d+ mi/);
  await expectAccessible(page);
  await further.getByRole('link', { name: 'Within 25 miles of Ilford' }).click();
  await expect(page).toHaveURL(/place=ilford-ig1&radius=25&max=200$/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem')).toHaveCount(2);
  await expect(further).toHaveCount(0);
});
