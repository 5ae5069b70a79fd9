import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle } from '../e2e/support/ads';
import { choose } from '../e2e/support/my-ads';
import { newPhone, registerMember } from '../e2e/support/session';
import { openPost, publish, walkToTheEnd } from '../e2e/support/wizard-page';
import { breakAd, mendAd } from './support/database';
import { answer, cutOff, failSaying, failSilently } from './support/failures';
import { test } from './support/member-test';
import { addPhotos, openContact, openDetails, pictures } from './support/wizard';

/* The error catalogue: ads, pictures and phone numbers. */

const origin = process.env.BASE_URL ?? '';
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

async function openMyAds(page: Page) {
  const title = uniqueTitle('Oak dining table with six chairs');
  await publishAd(page.request, origin, { title });
  await page.goto('/my-account');
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

test("[8.toggle] a toggle that fails: 'Error toggling ad'", async ({ page }) => {
  const ad = await openMyAds(page);
  await failSaying(page, '/toggle-active', 'Words of the server');
  await choose(ad, 'Disable');
  await said(page, 'Error toggling ad');
});

test('[8.repost] a repost that fails is told quietly, and the ad stays as it is', async ({
  page,
}) => {
  const ad = await openMyAds(page);
  await cutOff(page, '/repost');
  await choose(ad, 'Repost');
  await said(page, 'Server error. Try again later.');
  await expect(page.getByText('Ad reposted')).toHaveCount(0);
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
});

test('[8.account-load] an account page that cannot be made says so without details, and can be tried again', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await registerMember(page.request, origin);
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title });
  await breakAd(id);
  await page.goto('/my-account');
  await said(page, 'Something went wrong on our side. Please try again in a moment.');
  await expect(page.getByRole('main')).not.toContainText('no-such-category');
  await mendAd(id);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await context.close();
});

async function upload(page: Page, category: string) {
  await openDetails(page, category);
  await addPhotos(page).setInputFiles(await pictures(1));
}

const crop = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();

test("[8.upload.no-url] an upload whose reply has no url: 'Image upload failed.'", async ({
  page,
}) => {
  await answer(page, '/api/upload/image', 200, {});
  await upload(page, 'Property to Rent');
  await crop(page);
  await said(page, 'Image upload failed.');
});

test("[8.upload.exception] an upload that is cut off: 'Upload failed', and Retry sends it", async ({
  page,
}) => {
  await cutOff(page, '/api/upload/image');
  await upload(page, 'Cars');
  await crop(page);
  await said(page, 'Upload failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
});

const typeNumber = (page: Page) => page.getByLabel('Mobile number').fill(newPhone().slice(1));

test("[8.whatsapp.failed] a code that the server did not send: 'Failed to send code.'", async ({
  page,
}) => {
  await failSilently(page, '/api/whatsapp/send-code');
  await openContact(page);
  await typeNumber(page);
  await said(page, 'Failed to send code.');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test("[8.whatsapp.error] a code whose sending is cut off: 'Error sending code.'", async ({
  page,
}) => {
  await cutOff(page, '/api/whatsapp/send-code');
  await openContact(page);
  await typeNumber(page);
  await said(page, 'Error sending code.');
});

test("[8.whatsapp.incorrect] a wrong code: 'Code is incorrect. Please try again.'", async ({
  page,
}) => {
  await openContact(page);
  await typeNumber(page);
  const code = (await page.getByText(/Your code is \d{4}/).textContent())?.slice(-5, -1);
  await page.getByLabel('Code from WhatsApp').fill(code === '0000' ? '0001' : '0000');
  await said(page, 'Code is incorrect. Please try again.');
});

test("[8.publish] a publishing that fails without words: 'Something went wrong. Please try again.'", async ({
  page,
}) => {
  await openPost(page);
  await walkToTheEnd(page);
  await failSilently(page, '/api/ads', 'POST');
  await publish(page).click();
  await said(page, 'Something went wrong. Please try again.');
  await expect(publish(page)).toBeEnabled();
});

test("[8.edit-load] an edit that cannot load: 'Could not load ad.' and /my-account", async ({
  page,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title });
  await failSilently(page, `/api/ads/${id}`, 'GET');
  await page.goto(`/edit/${id}`);
  await expect(page).toHaveURL(/\/my-account$/);
  await said(page, 'Could not load ad.');
});

test("[8.ad-view.failing] an ad that fails to load: 'Ad not found or error loading ad.' under Error", async ({
  page,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title });
  await breakAd(id);
  await page.goto(`/ad/${id}`);
  await expect(page.getByRole('heading', { name: /^Error/, level: 1 })).toBeVisible();
  await said(page, 'Ad not found or error loading ad.');
  await mendAd(id);
});
