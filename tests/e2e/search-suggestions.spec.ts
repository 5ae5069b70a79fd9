import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';

const what = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const where = (page: Page) => page.getByRole('combobox', { name: 'Town or postcode' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

for (const path of ['/', '/search']) {
  test(`categories are suggested on ${path}, and selected by keyboard`, async ({ page }) => {
    await page.goto(path);
    await what(page).pressSequentially('motorb');
    const option = list(page).getByRole('option', { name: /^Motorbikes & Scooters/ });
    await expect(option).toBeVisible();
    await expect(what(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    const first = list(page).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(what(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(what(page)).toHaveValue('motorb');
    await page.keyboard.type('i');
    await option.click();
    await expect(page).toHaveURL(/\/search\?category=motorbikes-and-scooters$/);
  });
}

test('a suggested place fills its field', async ({ page }) => {
  await page.goto('/search');
  await where(page).pressSequentially('ilfo');
  await list(page).getByRole('option', { name: 'Ilford, Redbridge (IG1)' }).click();
  await expect(where(page)).toHaveValue('Ilford, Redbridge (IG1)');
  await expect(list(page)).toBeHidden();
  await where(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?place=ilford-ig1$/);
  await expect(where(page)).toHaveValue('Ilford, Redbridge (IG1)');
});

test('nothing waits for suggestions, and none is selected automatically', async ({ page }) => {
  await page.route('**/api/search/suggest*', () => undefined);
  await page.goto('/search');
  await what(page).pressSequentially('motorb');
  await what(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=motorb$/);
});

test('if suggestions fail, the field works as a plain one', async ({ page }) => {
  await page.route('**/api/search/suggest*', (route) => route.abort());
  await page.goto('/');
  await what(page).pressSequentially('motorb');
  await expect(list(page)).toBeHidden();
  await what(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=motorb$/);
});

test('text typed before the script has loaded stays and gets suggestions', async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route('**/islands/suggest-field-*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/');
  await what(page).pressSequentially('motorbXYZ');
  await what(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 9));
  const suggestRequest = page.waitForRequest('**/api/search/suggest?q=motorbXYZ');
  loading.resolve();
  await suggestRequest;
  await expect(what(page)).toBeFocused();
  await expect(what(page)).toHaveValue('motorbXYZ');
  await page.keyboard.press('Delete');
  await expect(what(page)).toHaveValue('motorb');
  await expect(list(page).getByRole('option', { name: /^Motorbikes & Scooters/ })).toBeVisible();
});

for (const path of ['/', '/search']) {
  test(`suggestions do not cover the form on ${path}`, async ({ page }) => {
    await page.goto(path);
    await what(page).pressSequentially('motorb');
    await expect(list(page)).toBeInViewport();
    const top = (await list(page).boundingBox())?.y ?? 0;
    for (const part of [where(page), page.getByRole('button', { name: 'Search', exact: true })]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });
}

test('arrow keys cycle through the options and the typed text; moving the caret does not', async ({
  page,
}) => {
  await page.goto('/search');
  await what(page).fill('motorb');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await where(page).fill('ilfo');
  const options = list(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  expect(await where(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  for (let presses = 0; presses < count; presses++) await page.keyboard.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const last = await options.last().textContent();
  await page.keyboard.press('Enter');
  await expect(where(page)).toHaveValue(last ?? '');
  await expect(list(page)).toBeHidden();
});
