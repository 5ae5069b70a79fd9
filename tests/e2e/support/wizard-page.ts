import { expect, type Page } from 'playwright/test';

export const title = 'A thing that somebody will like';
export const description = 'It has served us well and is looking for a new home.';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 });
export const errorSummary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please check the following' });

export async function openPost(page: Page) {
  await page.goto('/post');
  await expect(heading(page, 'Category & Details')).toBeVisible();
}

export async function fillFirstStep(page: Page, category: string) {
  await page.getByLabel('Category').selectOption(category);
  await page.getByRole('combobox', { name: 'Location' }).fill('ilford');
  await page
    .getByRole('option', { name: /Ilford/ })
    .first()
    .click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
}

/** From the first step to 'Confirm & Publish' with a general ad, which has only required fields. */
export async function walkToTheEnd(page: Page) {
  await fillFirstStep(page, 'Friendship - Friends');
  await next(page).click();
  await expect(heading(page, 'Details')).toBeVisible();
  await next(page).click();
  await expect(heading(page, 'Contact Preferences')).toBeVisible();
  await next(page).click();
  await expect(heading(page, 'Select all options')).toBeVisible();
  await next(page).click();
  await expect(heading(page, 'Confirm & Publish')).toBeVisible();
}

export const publish = (page: Page) => page.getByRole('button', { name: 'Publish Ad' });

export async function expectPublished(page: Page) {
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(
    page.getByRole('heading', { name: /^Your ad is (live|under review)$/ }),
  ).toBeVisible();
}
