import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { fillFirstStep, heading, next, openPost } from '../../e2e/support/wizard-page';

export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** Opens the second step of a new ad in a category. */
export async function openDetails(page: Page, category: string) {
  await openPost(page);
  await fillFirstStep(page, category);
  await next(page).click();
  await expect(page.getByText('Step 2 / 5')).toBeVisible();
}

/** Opens the third step of a new ad with all required fields. */
export async function openContact(page: Page) {
  await openDetails(page, 'Friendship - Friends');
  await next(page).click();
  await expect(heading(page, 'Contact Preferences')).toBeVisible();
}

/** Pictures of one colour each, as files for a file input. */
export const pictures = (count: number, width = 300, height = width) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: 20 * index, g: 120, b: 90 };
      const picture = sharp({ create: { width, height, channels: 3, background } });
      return {
        name: `picture-${index + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture.jpeg().toBuffer(),
      };
    }),
  );

export const addPhotos = (page: Page) => page.getByLabel('Add photos');

export const photos = (page: Page) =>
  page.getByRole('group', { name: 'Photos' }).getByRole('img', { name: /^\d+ of \d+$/ });
