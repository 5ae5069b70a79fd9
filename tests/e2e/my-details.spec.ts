import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { type Member, newPhone, registerMember, verifyPhone } from './support/session';

/* Each test has its own member, because it changes details or deletes the account. */

let member: Member;

test.beforeEach(async ({ page, baseURL }) => {
  member = await registerMember(page.request, baseURL ?? '');
  await page.goto('/my-account/details');
});

const shown = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

async function demoCode(dialog: Locator): Promise<string> {
  const code = dialog.locator('strong').filter({ hasText: /^\d{4}$/ });
  return (await code.textContent()) ?? '';
}

test('details are edited inline, and errors are shown at their fields', async ({
  page,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const taken = await registerMember(other, baseURL ?? '');
  await other.dispose();

  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit your details' });
  await expect(dialog.getByLabel('First name')).toHaveValue('Robin');
  await expectAccessible(page);
  await dialog.getByLabel('Last name').fill('');
  await dialog.getByLabel('Username').fill(taken.username);
  await dialog.getByLabel('Date of birth').fill('1990-03-24');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please enter your last name.');

  await dialog.getByLabel('Last name').fill('Quill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(summary).toContainText('This username is taken.');
  await expect(dialog.getByLabel('Date of birth')).toHaveValue('1990-03-24');

  await dialog.getByLabel('Username').fill(member.username.toUpperCase());
  await dialog.getByLabel('Gender').selectOption('Other');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your details were saved.')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(shown(page, 'Full name')).toHaveText('Robin Quill');
  await expect(shown(page, 'Username')).toHaveText(member.username.toUpperCase());
  await expect(shown(page, 'Gender')).toHaveText('Other');
  await expect(shown(page, 'Date of birth')).toHaveText('24 March 1990');
});

test('an age under 18 is refused with an explanation', { tag: '@any-size' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 10}-01-01`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have to be 18 or over');
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true');
});

test('the address and the login change by password and code', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await expectAccessible(page);
  const email = `new-${member.email}`;
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill('Wrong-Password-1');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your current password is not correct.');
  await dialog.getByLabel('Current password').fill(member.password);
  await dialog.getByRole('button', { name: 'Send code' }).click();

  const code = dialog.getByLabel('Code from the email (4 digits)');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const digits = await demoCode(dialog);
  await code.fill(digits === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid code. Please try again.');

  await dialog.getByRole('button', { name: 'Use another address' }).click();
  await expect(dialog.getByLabel('New email')).toHaveValue(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shown(page, 'Email')).toHaveText(member.email);
});

test('a new address is shown once its code is confirmed', async ({ page, baseURL }) => {
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  const email = `new-${member.email}`;
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill(member.password);
  await page.keyboard.press('Enter');
  const digits = await demoCode(dialog);
  await dialog.getByLabel('Code from the email (4 digits)').fill(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your email address was changed.')).toBeVisible();
  await expect(shown(page, 'Email')).toHaveText(email);

  const login = (address: string) =>
    page.request.post('/api/auth/login', {
      data: { email: address, password: member.password },
      headers: { origin: baseURL ?? '' },
    });
  expect((await login(member.email)).status()).toBe(401);
  expect((await login(email)).status()).toBe(200);
});

test('a number is added by a WhatsApp code', async ({ page }) => {
  await expect(shown(page, 'Phone')).toHaveText('N/A');
  await page.getByRole('button', { name: 'Add phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify a mobile number' });
  const phone = newPhone();
  await dialog.getByLabel('Mobile number').fill(phone);
  const digits = await demoCode(dialog);
  await expectAccessible(page);
  await dialog.getByLabel('Code from WhatsApp (4 digits)').fill(digits);
  await expect(dialog.getByText('Number verified via WhatsApp.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(shown(page, 'Phone')).toContainText(phone.slice(0, 5));
  await expect(page.getByRole('button', { name: 'Change phone' })).toBeFocused();
  await expectAccessible(page);
});

test('a number can be removed unless an ad uses it', async ({ page, baseURL }) => {
  const [phone, other] = [newPhone(), newPhone()];
  for (const number of [phone, other]) await verifyPhone(page.request, baseURL ?? '', number);
  const title = uniqueTitle('Oak dining table with six chairs');
  await publishAd(page.request, baseURL ?? '', { title, phone });
  await page.reload();
  const numbers = shown(page, 'Phone').getByRole('listitem');
  await expect(numbers).toHaveCount(2);

  const question = page.getByRole('alertdialog');
  await numbers.first().getByRole('button').click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(numbers).toHaveCount(2);
  await numbers.first().getByRole('button').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The number was removed.')).toBeVisible();
  await expect(numbers).toHaveCount(1);

  await numbers.getByRole('button').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('An ad of yours has this number.')).toBeVisible();
  await expect(numbers).toHaveCount(1);
});

test("a member's data can be downloaded", { tag: '@any-size' }, async ({ page }) => {
  const waiting = page.waitForEvent('download');
  // A click before the page's scripts run does nothing, so it is repeated, as people do.
  await expect(async () => {
    const exported = page.waitForResponse('**/api/users/me/export', { timeout: 5_000 });
    await Promise.all([exported, page.getByRole('button', { name: 'Download my data' }).click()]);
  }).toPass();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toMatchObject({ email: member.email, firstName: 'Robin' });
});

test('an account with everything in it is deleted by its password', { tag: '@any-size' }, async ({
  page,
  baseURL,
}) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
  await expect(question.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(question.getByRole('alert')).toContainText('Please enter your password.');
  await question.getByLabel('Current password').fill('Wrong-Password-1');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toContainText('Your current password is not correct.');
  await question.getByLabel('Current password').fill(member.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post your Ad' }).first()).toBeVisible();
  expect((await page.request.get(`/ad/${id}`)).status()).toBe(404);
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/login/);
});

test('strangers are told neither of a new account nor of a deleted one', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/account-created');
  await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
  await expect(page.getByText('Verified email')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/account-deleted');
  await expect(page.getByRole('heading', { name: 'When an account is deleted' })).toBeVisible();
  await expectAccessible(page);
});
