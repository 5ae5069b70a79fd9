import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle } from '../e2e/support/ads';
import { newPhone } from '../e2e/support/session';
import {
  errorSummary,
  expectPublished,
  fillFirstStep,
  heading,
  next,
  openPost,
  publish,
  walkToTheEnd,
} from '../e2e/support/wizard-page';
import { changeAd } from './support/database';
import { holdBack } from './support/failures';
import { test } from './support/member-test';
import { addPhotos, back, openContact, openDetails, photos, pictures } from './support/wizard';

/* States and transitions of the wizard. */

const crop = (page: Page) => page.getByRole('dialog', { name: /^Crop photo/ });

test('[4.wizard.moves] Next and Back move one step, and not past what is missing', async ({
  page,
}) => {
  await openPost(page);
  await next(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await expect(page.getByText('Step 1 / 5')).toBeVisible();
  await fillFirstStep(page, 'Friendship - Friends');
  await next(page).click();
  await expect(page.getByText('Step 2 / 5')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Step 3 / 5')).toBeVisible();
  await back(page).click();
  await expect(page.getByText('Step 2 / 5')).toBeVisible();
});

test("[4.publish.busy 4.wizard.after] 'Publishing...' with Back disabled, then /my-account, and the wizard is at step 1 again", async ({
  page,
}) => {
  await openPost(page);
  await walkToTheEnd(page);
  const letGo = await holdBack(page, '/api/ads');
  await publish(page).click();
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeVisible();
  await expect(back(page)).toBeDisabled();
  letGo();
  await expectPublished(page);
  await page.goto('/post');
  await expect(page.getByText('Step 1 / 5')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test("[4.edit.loading] an edit says 'Loading ad for editing...' until the ad is there", async ({
  page,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, process.env.BASE_URL ?? '', { title });
  const letGo = await holdBack(page, `/api/ads/${id}`);
  await page.goto(`/edit/${id}`);
  await expect(page.getByText('Loading ad for editing...')).toBeVisible();
  letGo();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('Loading ad for editing...')).toHaveCount(0);
});

test('[4.reactivation.notice] the last step of an edit says that the ad will be reactivated', async ({
  page,
}) => {
  const notice =
    'This ad is currently inactive or expired. It will be reactivated for 7 days upon publishing.';
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, process.env.BASE_URL ?? '', { title });
  await page.goto(`/edit/${id}?step=5`);
  await expect(heading(page, 'Confirm Changes')).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  await changeAd(id, { isActive: false });
  await page.goto(`/edit/${id}?step=5`);
  await expect(page.getByText(notice)).toBeVisible();
  await changeAd(id, { isActive: true, expiresAt: new Date(Date.now() - 1000) });
  await page.goto(`/edit/${id}?step=5`);
  await expect(page.getByText(notice)).toBeVisible();
});

test('[4.whatsapp.auto 4.whatsapp.wait 9.cooldown] a complete number is sent a code by itself, and Resend appears after 60 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  await page.getByLabel('Mobile number').fill(newPhone().slice(1));
  await expect(page.getByText('Code sent via WhatsApp.')).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend' });
  await expect(page.getByText(/You can resend the code in \d+ s/)).toBeVisible();
  await expect(resend).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
});

test('[4.whatsapp.verified] a matching code verifies the number', async ({ page }) => {
  await openContact(page);
  await page.getByLabel('Mobile number').fill(newPhone().slice(1));
  const code = await page.getByText(/Your code is \d{4}/).textContent();
  await page.getByLabel('Code from WhatsApp').fill((code ?? '').slice(-5, -1));
  await expect(page.getByText('Number verified via WhatsApp.')).toBeVisible();
  await expect(page.getByLabel('Code from WhatsApp')).toHaveCount(0);
});

test('[4.images.queue 4.images.first-main 4.images.set-main 4.images.remove 9.crop] pictures are cropped one at a time, the first becomes main', async ({
  page,
}) => {
  await openDetails(page, 'Property to Rent');
  await addPhotos(page).setInputFiles(await pictures(3));
  await expect(crop(page)).toHaveAccessibleName('Crop photo 1 of 3');
  const zoom = crop(page).getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('min', '1');
  await expect(zoom).toHaveAttribute('max', '3');
  await crop(page).getByRole('button', { name: 'Upload' }).click();
  await expect(crop(page)).toHaveAccessibleName('Crop photo 2 of 3');
  await crop(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(crop(page)).toHaveAccessibleName('Crop photo 3 of 3');
  await crop(page).getByRole('button', { name: 'Upload' }).click();
  await expect(photos(page)).toHaveCount(2);
  const tiles = page.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  const main = tiles.filter({ hasText: 'Cover' });
  await expect(main).toHaveCount(1);
  await expect(tiles.first()).toContainText('Cover');
  await page.getByRole('button', { name: 'Set main: photo 2' }).click();
  await expect(main).toHaveCount(1);
  await expect(tiles.first()).toContainText('Cover');
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(photos(page)).toHaveCount(1);
  await expect(tiles.first()).toContainText('Cover');
});

test('[5.images.square 5.publish.uploaded] the crop is square, whatever the picture, and so is what is uploaded at once', async ({
  page,
}) => {
  await openDetails(page, 'Property to Rent');
  await addPhotos(page).setInputFiles(await pictures(1, 300, 500));
  const area = crop(page).getByTestId('cropper');
  await expect(area).toBeVisible();
  const box = await area.boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);
  const reply = page.waitForResponse('**/api/upload/image');
  await crop(page).getByRole('button', { name: 'Upload' }).click();
  const { width, height } = await (await reply).json();
  expect(width).toBe(height);
});

test("[4.images.full 5.images.few] past six: 'You can upload a maximum of 6 images.', and the control hides", async ({
  page,
}) => {
  await openDetails(page, 'Friendship - Friends');
  await addPhotos(page).setInputFiles(await pictures(7, 40));
  await expect(page.getByText('You can upload a maximum of 6 images.')).toBeVisible();
  await expect(photos(page)).toHaveCount(6);
  await expect(addPhotos(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo 6' }).click();
  await expect(addPhotos(page)).toHaveCount(1);
});

test("[5.images.many] past twelve: 'You can upload a maximum of 12 images.'", async ({ page }) => {
  await openDetails(page, 'Cars');
  await addPhotos(page).setInputFiles(await pictures(13, 40));
  await expect(crop(page).getByText('You can upload a maximum of 12 images.')).toBeVisible();
  await expect(crop(page)).toHaveAccessibleName('Crop photo 1 of 12');
});
