import { expect, type Page } from 'playwright/test';
import { categoryGroups } from '@/lib/catalogue/categories';
import { publishAd, uniqueTitle } from '../e2e/support/ads';
import {
  description,
  fillFirstStep,
  heading,
  next,
  openPost,
  publish,
  title,
} from '../e2e/support/wizard-page';
import { test } from './support/member-test';
import { addPhotos, back, openContact, openDetails, photos, pictures } from './support/wizard';

/** The labels of the second step, with the star of required fields. */
async function marked(page: Page) {
  const card = page.locator('form.card');
  const found = card.locator('> div > label, > fieldset > legend, > div > fieldset > legend');
  return (await found.allInnerTexts()).map((text) => text.trim());
}

test("[2.wizard.steps 2.wizard.buttons 9.steps] five steps say 'Step n / 5'; the first has no Back", async ({
  page,
}) => {
  await openPost(page);
  await expect(page.getByText('Step 1 / 5')).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await fillFirstStep(page, 'Friendship - Friends');
  for (const step of [2, 3, 4]) {
    await next(page).click();
    await expect(page.getByText(`Step ${step} / 5`)).toBeVisible();
    await expect(back(page)).toBeVisible();
    await expect(next(page)).toBeVisible();
  }
  await next(page).click();
  await expect(page.getByText('Step 5 / 5')).toBeVisible();
  await expect(back(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test("[2.wizard.heading] the heading is 'Post an Ad', and 'Edit Your Ad' in edit mode", async ({
  page,
}) => {
  await openPost(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post an Ad');
  const name = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, process.env.BASE_URL ?? '', { title: name });
  await page.goto(`/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Ad');
});

test('[2.wizard.step1 5.title.hint] the first step has grouped categories, a location, a title and 8 rows of description', async ({
  page,
}) => {
  await openPost(page);
  const category = page.getByLabel('Category');
  const groups = await category
    .locator('optgroup')
    .evaluateAll((found) => found.map((group) => group.getAttribute('label')));
  expect(groups).toEqual(categoryGroups.map((group) => group.name));
  await expect(category.locator('optgroup option')).toHaveCount(46);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveAttribute(
    'aria-autocomplete',
    'list',
  );
  await expect(page.getByLabel('Title')).toHaveAttribute('placeholder', /minimum 15 characters/i);
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toHaveAttribute('rows', '8');
});

test('[2.wizard.escort 5.required.escort] the escort form has its fields, and marks all but nationality and fees', async ({
  page,
}) => {
  await openDetails(page, 'Escorts and Massages');
  await expect(heading(page, 'Escort & Massage Details')).toBeVisible();
  await page.getByRole('group', { name: 'Services' }).getByText('Dining', { exact: true }).click();
  expect(await marked(page)).toEqual([
    'You are *',
    'Gender *',
    'Age *',
    'Ethnicity *',
    'Nationality',
    'Languages *',
    'Services *',
    'Fee for each service (£)',
    'Service for *',
    'Rates *',
    'Photos',
  ]);
});

test('[2.wizard.property 5.required.property] the property form has its fields and marks them', async ({
  page,
}) => {
  await openDetails(page, 'Property to Rent');
  expect(await marked(page)).toEqual([
    'Ad type',
    'Property type *',
    'Room or whole place',
    'Bedrooms',
    'Bathrooms',
    'Rooms *',
    'Surface *',
    'Furnished',
    'Available now *',
    'Available from',
    'Price per month (£) *',
    'Deposit (£)',
    'Bills included',
    'Pets allowed',
    'EPC rating',
    'Council tax band',
    'Photos',
  ]);
  await expect(page.getByText('sq ft')).toBeVisible();
  await expect(page.getByText('Up to 12 photos.')).toBeVisible();
});

test('[2.wizard.vehicle 5.required.vehicle] the vehicle form has its fields and marks them', async ({
  page,
}) => {
  await openDetails(page, 'Cars');
  expect(await marked(page)).toEqual([
    'You are *',
    'Offer/Seek *',
    'Make *',
    'Model *',
    'Year *',
    'Fuel type *',
    'Mileage *',
    'Transmission *',
    'Body type *',
    'Doors *',
    'Colour *',
    'Engine size *',
    'CO2 *',
    'Price (£) *',
    'Photos',
  ]);
  for (const unit of ['miles', 'litres', 'g/km']) {
    await expect(page.getByText(unit, { exact: true }), unit).toBeVisible();
  }
  await expect(page.getByText('Up to 12 photos.')).toBeVisible();
});

test('[2.wizard.service 5.required.service] the service form has its fields and marks the needed ones', async ({
  page,
}) => {
  await openDetails(page, 'Find a tradesman');
  expect(await marked(page)).toEqual([
    'Type of service *',
    'What is included',
    'Years of experience',
    'Certifications',
    'Availability *',
    'Pricing (£) *',
    'Rate type *',
    'Service mode *',
    'Photos',
  ]);
  await expect(page.getByText('Up to 6 photos.')).toBeVisible();
});

test('[2.wizard.generic 5.required.generic] the generic form has a description, an optional price and photos without crop or main', async ({
  page,
}) => {
  await openDetails(page, 'Friendship - Friends');
  expect(await marked(page)).toEqual(['Description *', 'Price (£)', 'Photos']);
  await expect(page.getByText('Up to 6 photos.')).toBeVisible();
  await addPhotos(page).setInputFiles(await pictures(1));
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Set main/ })).toHaveCount(0);
});

test("[2.wizard.step3] 'Contact Preferences' has the number, the show-phone choice and the terms", async ({
  page,
}) => {
  await openContact(page);
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  const choice = page.getByRole('group', { name: 'Show my phone number' }).getByRole('radio');
  await expect(choice).toHaveCount(2);
  await expect(choice.first()).toBeChecked();
  await expect(page.getByText('By publishing you agree to our terms')).toBeVisible();
});

test("[2.wizard.step4 9.descriptions 9.total] 'Select all options' has the upgrades, their total and Select All Upgrades", async ({
  page,
}) => {
  await openContact(page);
  await next(page).click();
  await expect(heading(page, 'Select all options')).toBeVisible();
  const upgrades = page.getByRole('main').getByRole('checkbox');
  await expect(upgrades).toHaveCount(5);
  for (const price of ['£71.99', '£61.99', '£25.99', '£7.99', '£3.99']) {
    await expect(page.getByText(price, { exact: true }), price).toBeVisible();
  }
  const total = page.getByText(/^Total/);
  await expect(total).toHaveText('Total £0.00');
  await page.getByRole('checkbox', { name: /Highlight/ }).check();
  await page.getByRole('checkbox', { name: /Website/ }).check();
  await expect(total).toHaveText('Total £29.98');
  await expect(page.getByLabel('Address of your site')).toBeVisible();
  await page.getByRole('button', { name: 'Select All Upgrades' }).click();
  await expect(total).toHaveText('Total £171.95');
});

test('[2.wizard.preview] the preview has the main image, thumbnails, title, category, place, description and details', async ({
  page,
}) => {
  await openDetails(page, 'Find a tradesman');
  await page.getByLabel('Type of service').fill('Kitchen fitting');
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Weekdays');
  await page.getByRole('textbox', { name: 'Pricing' }).fill('45');
  await page.getByRole('combobox', { name: 'Rate type' }).selectOption('per hour');
  await page.getByRole('group', { name: 'Service mode' }).getByText('On-site').click();
  await addPhotos(page).setInputFiles(await pictures(2));
  for (let count = 1; count <= 2; count++) {
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  }
  await expect(photos(page)).toHaveCount(2);
  for (let step = 2; step < 5; step++) await next(page).click();
  const preview = page.getByRole('article', { name: 'Preview of your ad' });
  await expect(preview.getByRole('img', { name: 'Main view' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'View 2' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText(/^Find a tradesman · Ilford/)).toBeVisible();
  await expect(preview.getByText(description)).toBeVisible();
  await expect(
    preview.getByRole('definition').filter({ hasText: 'Kitchen fitting' }),
  ).toBeVisible();
});

test('[4.payment.none 5.payment.above-zero] without extras the last step has no Payment section and Publish Ad at once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openContact(page);
  await next(page).click();
  await next(page).click();
  await expect(publish(page)).toBeEnabled();
  await expect(page.getByText(/payment/i)).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/payment/'))).toEqual([]);
});
