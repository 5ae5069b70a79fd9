import { expect, type Locator, type Page } from 'playwright/test';
import { pictures } from '../specification/support/wizard';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { expectPublished, heading, next, publish } from './support/wizard-page';

/* Counts the taps of tasks on a phone. Typing counts as none, choosing in a native list as one. */

function countTaps() {
  let count = 0;
  return {
    count: () => count,
    tap: async (target: Locator) => {
      count += 1;
      await target.tap();
    },
    choose: async (list: Locator, option: string) => {
      count += 2;
      await list.selectOption(option);
    },
  };
}

const match = (page: Page, category: string) =>
  page.getByRole('listbox', { name: 'Matches' }).getByRole('option', { name: category });

const type = (page: Page, text: string) => page.keyboard.type(text);

test('a bike with three photos is posted in 22 taps after login', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'taps are counted on a phone');
  const { tap, choose, count } = countTaps();
  await page.goto('/my-account');
  await tap(page.getByRole('main').getByRole('link', { name: /^Post (your Ad|another ad)$/ }));
  await expect(heading(page, 'Category & Details')).toBeVisible();
  await tap(page.getByRole('combobox', { name: 'What are you advertising?' }));
  await type(page, 'bike');
  await tap(match(page, 'Leisure'));
  await expect(page.getByLabel('Category')).toHaveValue('Leisure');
  await tap(page.getByRole('combobox', { name: 'Location' }));
  await type(page, 'ilford');
  await tap(page.getByRole('option', { name: /Ilford/ }).first());
  await tap(page.getByRole('textbox', { name: 'Title' }));
  await type(page, 'Trek road bike, 56 cm frame');
  await tap(page.getByRole('textbox', { name: 'Description' }));
  await type(page, 'Serviced in spring, new tyres, always kept indoors.');
  await tap(next(page));
  await expect(page.getByText('Same as in step 1')).toBeVisible();
  await choose(page.getByLabel('Condition'), 'Good');
  await tap(page.getByLabel('Price (£)'));
  await type(page, '240');
  // A finger neither drops nor pastes.
  await expect(page.getByText('or drop or paste them here')).toBeHidden();
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByLabel('Add photos'));
  await (await chooser).setFiles(await pictures(3));
  await expect(page.getByRole('img', { name: /^\d of 3$/ })).toHaveCount(3);
  await expectAccessible(page);
  for (const name of ['Contact Preferences', 'Select all options', 'Confirm & Publish']) {
    await tap(next(page));
    await expect(heading(page, name)).toBeVisible();
  }
  for (const part of ['photos', 'price', 'title, category and location', 'description']) {
    await expect(page.getByRole('button', { name: `Change ${part}`, exact: true })).toBeVisible();
  }
  await tap(publish(page));
  await expectPublished(page);
  await expectAccessible(page);
  // In the phone's file chooser: three photos and the confirmation.
  expect(count() + 4).toBeLessThanOrEqual(22);
});

test('the first photo is the cover, also after moving or dragging', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger has to rest before it drags');
  await page.goto('/post');
  const finder = page.getByRole('combobox', { name: 'What are you advertising?' });
  await finder.fill('iphone 13');
  await expect(page.getByRole('status').filter({ hasText: /^1 match$/ })).toBeAttached();
  await finder.fill('sofa');
  await expect(match(page, 'Home')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category')).toHaveValue('Home');
  await page.getByRole('combobox', { name: 'Location' }).fill('ilford');
  await page
    .getByRole('option', { name: /Ilford/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A sofa for three people');
  await page.getByRole('textbox', { name: 'Description' }).fill('Blue velvet, from a clean home.');
  await next(page).click();
  await expect(page.getByText('or drop or paste them here')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles(await pictures(3));
  const tiles = page.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  const photo = (index: number) => tiles.nth(index).getByRole('img');
  await expect(photo(2)).toBeVisible();
  await expect(tiles.nth(0)).toContainText('Cover');
  const [first, last] = [await photo(0).getAttribute('src'), await photo(2).getAttribute('src')];
  await page.getByRole('button', { name: 'Move photo 1 right' }).press('Enter');
  await expect(photo(1)).toHaveAttribute('src', first ?? '');
  await photo(2).dragTo(photo(0), { steps: 8 });
  await expect(photo(0)).toHaveAttribute('src', last ?? '');
  await expect(tiles.nth(0)).toContainText('Cover');
});

test('in an edit any step can be opened and saved', async ({ page, baseURL }) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.goto(`/edit/${id}`);
  await page.getByRole('button', { name: 'Item Details' }).click();
  await expect(heading(page, 'Item Details')).toBeFocused();
  await page.getByLabel('Price (£)').fill('165');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  expect((await (await page.request.get(`/api/ads/${id}`)).json()).price).toBe(165);
});

test('a flat is found and its seller asked in 8 taps', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'taps are counted on a phone');
  const { tap, count } = countTaps();
  await page.goto('/');
  await tap(page.getByRole('combobox', { name: 'What are you looking for?' }));
  await type(page, 'flat');
  await tap(page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page).toHaveURL(/\/search\?q=flat/);
  await tap(page.getByRole('main').locator('.ad-card').first());
  await tap(page.getByRole('link', { name: 'Message', exact: true }));
  await tap(page.getByRole('button', { name: 'Is it still available?' }));
  await expect(page.getByRole('textbox', { name: 'Message to the seller' })).toHaveValue(
    'Is it still available?',
  );
  await tap(page.getByRole('button', { name: 'Send message' }));
  await expect(page.getByText('Your message was sent.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(8);
});
