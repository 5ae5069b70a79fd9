import { expect, type Page, test } from 'playwright/test';
import { registerMember } from '../e2e/support/session';
import { messageTo } from './support/outbox';
import { newEmail, stopTime } from './support/registration';

/** A new member who is logged out. */
async function createMember(page: Page) {
  const member = await registerMember(page.request, process.env.BASE_URL ?? '');
  await page.context().clearCookies();
  return member;
}

/** Opens the link of the password reset mail. */
async function openReset(page: Page) {
  const { email } = await createMember(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent to your email.')).toBeVisible();
  await page.goto(await messageTo(page, email, /\/reset-password\?token=[\w-]+/));
  return email;
}

test('[2.login.form] /login has an email and a password field', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute(
    'type',
    'password',
  );
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
});

test('[2.login.links] /login links to /forgot-password, /register and /help', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  for (const path of ['/forgot-password', '/register', '/help']) {
    await expect(main.locator(`a[href="${path}"]`), path).toBeVisible();
  }
});

test('[2.login.success] a login leads to /my-account', async ({ page }) => {
  const { email, password } = await createMember(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/my-account$/);
});

test('[2.forgot.form 8.success.forgot.server] /forgot-password has a required email field and Send Reset Link', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('aria-required', 'true');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await expect(page.getByRole('link', { name: 'Please enter your email.' })).toBeVisible();
  await email.fill(newEmail());
  await send.click();
  await expect(page.getByText('Reset link sent to your email.')).toBeVisible();
});

test('[2.reset.form 2.route.reset-password] /reset-password has the new password, its confirmation and Reset Password', async ({
  page,
}) => {
  await openReset(page);
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toBeVisible();
  await expect(page.getByLabel('Confirm new password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
});

test("[2.reset.success 8.success.reset.server] 'Password reset successful.', and 2 s later it is /login", async ({
  page,
}) => {
  await page.clock.install();
  await openReset(page);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('teapot kettle');
  await page.getByLabel('Confirm new password').fill('teapot kettle');
  await stopTime(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successful.')).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);
});
