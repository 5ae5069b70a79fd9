import { expect, type Page } from 'playwright/test';
import { test } from './support/member-test';
import { newPhone, registerMember, verifyPhone } from './support/session';
import {
  errorSummary,
  expectPublished,
  fillFirstStep,
  heading,
  next,
  openPost,
  publish,
  title,
} from './support/wizard-page';

/* One ad of each form kind, from an empty form to My Ads. */

type Kind = {
  category: string;
  /** Title of the second step. */
  step: string;
  fill: (page: Page) => Promise<void>;
  /** Texts of the preview. */
  shows: string[];
};

const type = (page: Page, label: string, value: string) =>
  page.getByRole('textbox', { name: label }).fill(value);
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label }).selectOption(value);
const tick = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByText(value, { exact: true }).click();

const kinds: Kind[] = [
  {
    category: 'Friendship - Friends',
    step: 'Details',
    fill: (page) => type(page, 'Price (£)', '12.50'),
    shows: ['£12.50'],
  },
  {
    category: 'Electronics',
    step: 'Item Details',
    fill: async (page) => {
      await choose(page, 'Condition', 'Like new');
      await type(page, 'Price (£)', '1,250');
    },
    shows: ['Like new', '£1,250'],
  },
  {
    category: 'Job Offers',
    step: 'Job Details',
    fill: async (page) => {
      await type(page, 'Job title', 'Baker');
      await choose(page, 'Contract type', 'Permanent');
      await type(page, 'Salary', '£28,000 a year');
      const price = page.getByLabel('Fixed price (£)');
      await expect(price).toHaveAccessibleDescription(/All other pay belongs under Salary/);
    },
    shows: ['Baker', 'Permanent', '£28,000 a year'],
  },
  {
    category: 'Property to Rent',
    step: 'Property Details',
    fill: async (page) => {
      await choose(page, 'Property type', 'Flat');
      await type(page, 'Bedrooms', '1');
      await page.getByRole('textbox', { name: 'Rooms', exact: true }).fill('2');
      await type(page, 'Surface', '540');
      await tick(page, 'Available now', 'Yes');
      await type(page, 'Price per month (£)', '950');
      await type(page, 'Deposit (£)', '1,096');
      await choose(page, 'Council tax band', 'B');
    },
    shows: ['Flat', '540 sq ft', '£950 a month', '£1,096'],
  },
  {
    category: 'Cars',
    step: 'Vehicle Details',
    fill: async (page) => {
      await tick(page, 'You are', 'Individual');
      await tick(page, 'Offer/Seek', 'I want to sell');
      await type(page, 'Make', 'Ford');
      await type(page, 'Model', 'Fiesta');
      await choose(page, 'Year', String(new Date().getFullYear() - 6));
      await choose(page, 'Fuel type', 'Petrol');
      await type(page, 'Mileage', '42,000');
      await choose(page, 'Transmission', 'Manual');
      await choose(page, 'Body type', 'Hatchback');
      await type(page, 'Doors', '5');
      await type(page, 'Colour', 'Blue');
      await type(page, 'Engine size', '1.2');
      await type(page, 'CO2', '118');
      await type(page, 'Price (£)', '4800');
    },
    shows: ['For sale', '42,000 miles', '1.2 litres', '£4,800'],
  },
  {
    category: 'Find a tradesman',
    step: 'Service Details',
    fill: async (page) => {
      await type(page, 'Type of service', 'Kitchen fitting');
      await choose(page, 'Availability', 'Weekdays');
      await type(page, 'Pricing (£)', '45');
      await choose(page, 'Rate type', 'per hour');
      await tick(page, 'Service mode', 'On-site');
    },
    shows: ['Kitchen fitting', 'On-site', '£45 an hour'],
  },
];

for (const kind of kinds) {
  test(`an ad in ${kind.category} is posted`, async ({ page }) => {
    await openPost(page);
    await fillFirstStep(page, kind.category);
    await next(page).click();
    await expect(heading(page, kind.step)).toBeVisible();
    await kind.fill(page);
    await next(page).click();
    await next(page).click();
    await next(page).click();
    const preview = page.getByRole('article', { name: 'Preview of your ad' });
    for (const text of [title, 'Ilford', ...kind.shows]) await expect(preview).toContainText(text);
    await publish(page).click();
    await expectPublished(page);
  });
}

test('an escort ad is posted with a verified number, services, fees and rates', async ({
  page,
}) => {
  await openPost(page);
  await fillFirstStep(page, 'Escorts and Massages');
  await next(page).click();
  await expect(heading(page, 'Escort & Massage Details')).toBeVisible();
  await tick(page, 'You are', 'Independent');
  await choose(page, 'Gender', 'Female');
  await type(page, 'Age', '34');
  await choose(page, 'Ethnicity', 'White');
  await tick(page, 'Languages', 'English');
  await tick(page, 'Services', 'Massage');
  await tick(page, 'Services', 'Dining');
  await type(page, 'Massage', 'free');
  await tick(page, 'Service for', 'Couples');
  await type(page, 'Incall (£), 1 h', 'abc');
  await next(page).click();

  // Each wrong amount is named, marked and linked.
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveText([/^Massage: /, /^Incall, 1 h: /]);
  const fee = page.getByRole('textbox', { name: 'Massage' });
  const rate = page.getByLabel('Incall (£), 1 h');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(/^Incall, 1 h: Please enter an amount in pounds/);
  await expect(page.getByLabel('Outcall (£), 1 h')).not.toHaveAttribute('aria-invalid');
  await errorSummary(page).getByRole('link', { name: 'Incall, 1 h' }).click();
  await expect(rate).toBeFocused();
  await rate.fill('120');
  await expect(rate).not.toHaveAttribute('aria-invalid');
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await errorSummary(page).getByRole('link', { name: 'Massage' }).click();
  await expect(fee).toBeFocused();
  await fee.fill('20');
  await next(page).click();

  await expect(heading(page, 'Contact Preferences')).toBeVisible();
  // The form may already have the number of the member's previous ad.
  await page.getByLabel('Mobile number').fill('');
  await next(page).click();
  await expect(errorSummary(page)).toBeFocused();

  const number = `7400${Math.floor(100_000 + Math.random() * 900_000)}`;
  await page.getByLabel('Mobile number').fill(number);
  await expect(page.getByText('Code sent via WhatsApp.')).toBeVisible();
  const code = await page.getByText(/Your code is \d{4}/).textContent();
  await page.getByLabel('Code from WhatsApp').fill((code ?? '').slice(-5, -1));
  await expect(page.getByText('Number verified via WhatsApp.')).toBeVisible();
  await next(page).click();
  await next(page).click();

  const preview = page.getByRole('article', { name: 'Preview of your ad' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'Massage' })).toContainText('£20');
  await expect(preview.getByRole('row', { name: /1 h/ })).toContainText('£120');
  await publish(page).click();
  await expectPublished(page);
});

test('a verified number is prefilled in the next ad, and can be removed', async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  await registerMember(page.request, baseURL ?? '');
  await verifyPhone(page.request, baseURL ?? '', phone);
  await openPost(page);
  await fillFirstStep(page, 'Friendship - Friends');
  await next(page).click();
  await expect(heading(page, 'Details')).toBeVisible();
  await next(page).click();
  const field = page.getByLabel('Mobile number');
  await expect(field).toHaveValue(phone.slice(1));
  await expect(page.getByText('This number is verified.')).toBeVisible();
  await field.fill('');
  await next(page).click();
  await expect(heading(page, 'Select all options')).toBeVisible();
});
