import { expect, type Page } from 'playwright/test';
import { newPhone } from '../e2e/support/session';
import { openPost } from '../e2e/support/wizard-page';
import { test } from './support/member-test';
import { openContact } from './support/wizard';

/* Validation that only the browser shows. */

/** Records the paths that the page requests from now on. */
function record(page: Page, part: string) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes(part)) paths.push(pathname + search);
  });
  return paths;
}

const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });

test('[5.location.min 7.debounce] places are asked for from 2 characters, once typing has paused for 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  await openPost(page);
  const requested = record(page, '/api/locations/');
  await page.clock.pauseAt(new Date(Date.now() + 5000));
  await location(page).pressSequentially('i');
  await page.clock.runFor(1000);
  await location(page).pressSequentially('lf');
  await page.clock.runFor(199);
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByRole('option', { name: /Ilford/ }).first()).toBeVisible();
  expect(requested).toEqual(['/api/locations/autocomplete?term=ilf']);
});

test('[5.location.postcode] what looks like a postcode is enriched into a location', async ({
  page,
}) => {
  await openPost(page);
  const requested = record(page, '/api/locations/enrich-from-postcode');
  await location(page).fill('Ilford');
  await expect(page.getByRole('option', { name: /Ilford/ }).first()).toBeVisible();
  expect(requested).toEqual([]);
  await location(page).fill('ig1 1eq');
  await page.getByRole('option', { name: /Ilford, Redbridge/ }).click();
  await expect(location(page)).toHaveValue('Ilford, Redbridge (IG1)');
  expect(requested).toHaveLength(1);
});

test('[5.location.nothing] when no place is found a hint asks for a postcode', async ({ page }) => {
  await openPost(page);
  await location(page).fill('zzqqxx');
  await expect(page.getByText(/postcode, for example IG1 1EQ/)).toBeVisible();
});

test('[5.phone.send 5.phone.confirm 9.phone] only digits count: the confirm area shows at 9, a code is sent at 10', async ({
  page,
}) => {
  await openContact(page);
  const sent = record(page, '/api/whatsapp/send-code');
  const number = newPhone().slice(1);
  const field = page.getByLabel('Mobile number');
  const confirm = page.getByText('The code is sent as soon as the number is complete.');
  await expect(page.getByText('+44', { exact: true })).toBeVisible();
  await field.fill(`${number.slice(0, 4)} ${number.slice(4, 8)} `);
  await expect(confirm).toHaveCount(0);
  await field.press('End');
  await field.pressSequentially(number.slice(8, 9));
  await expect(confirm).toBeVisible();
  expect(sent).toEqual([]);
  await field.pressSequentially(number.slice(9));
  await expect(page.getByText('Code sent via WhatsApp.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
