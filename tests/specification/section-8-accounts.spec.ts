import { expect, type Page, test } from 'playwright/test';
import { registerMember } from '../e2e/support/session';
import { answer, cutOff, failSaying, failSilently } from './support/failures';
import { messageTo } from './support/outbox';
import {
  fillEmailStep,
  fillProfile,
  newEmail,
  openProfileDetails,
  openVerifyEmail,
  passCooldown,
} from './support/registration';

/* The error catalogue: logging in, registering, and passwords. */

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, email = newEmail()) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the password');
  await press(page, 'Log in');
}

test("[8.login.server] a failed login shows the server's words", async ({ page }) => {
  await logIn(page);
  await said(page, 'Email or password is not correct.');
});

test("[8.login.fallback] a failed login without words: 'Login failed. Please try again.'", async ({
  page,
}) => {
  await failSilently(page, '/api/auth/login');
  await logIn(page);
  await said(page, 'Login failed. Please try again.');
});

async function sendCode(page: Page) {
  await page.goto('/register');
  await fillEmailStep(page);
  await press(page, 'Continue');
}

test("[8.send-code.server] a failed send shows the server's words", async ({ page }) => {
  await failSaying(page, '/api/auth/send-code', 'The post is on strike.');
  await sendCode(page);
  await said(page, 'The post is on strike.');
});

test("[8.send-code.fallback] a failed send without words: 'Something went wrong.'", async ({
  page,
}) => {
  await failSilently(page, '/api/auth/send-code');
  await sendCode(page);
  await said(page, 'Something went wrong.');
});

test("[8.send-code.network] a send that is cut off: 'Server error. Try again later.'", async ({
  page,
}) => {
  await cutOff(page, '/api/auth/send-code');
  await sendCode(page);
  await said(page, 'Server error. Try again later.');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

async function resend(page: Page) {
  await page.clock.install();
  await openVerifyEmail(page);
  await passCooldown(page);
  await press(page, 'Resend');
}

test("[8.resend.server] a failed resend shows the server's words", async ({ page }) => {
  await failSaying(page, '/api/auth/send-code', 'The post is on strike.');
  await resend(page);
  await said(page, 'The post is on strike.');
});

test("[8.resend.fallback] a failed resend without words: 'Could not resend code.'", async ({
  page,
}) => {
  await failSilently(page, '/api/auth/send-code');
  await resend(page);
  await said(page, 'Could not resend code.');
});

test("[8.resend.network] a resend that is cut off: 'Server error. Try again later.'", async ({
  page,
}) => {
  await cutOff(page, '/api/auth/send-code');
  await resend(page);
  await said(page, 'Server error. Try again later.');
});

test("[8.success.new-code] a resend says 'A new code was sent to your email.'", async ({
  page,
}) => {
  // The server has its own cooldown of a minute.
  await answer(page, '/api/auth/send-code', 200, { challenge: crypto.randomUUID() });
  await resend(page);
  await said(page, 'A new code was sent to your email.');
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
});

test("[8.wrong-code 5.verify.mismatch] a wrong code: 'Invalid code. Please try again.'", async ({
  page,
}) => {
  const { code } = await openVerifyEmail(page);
  await page.getByLabel(/^Code from the email/).fill(code === '0000' ? '0001' : '0000');
  await press(page, 'Verify');
  await expect(page.getByRole('main')).toContainText('Invalid code. Please try again.');
  await expect(page).toHaveURL(/\/verify-email$/);
});

async function createAccount(page: Page) {
  await openProfileDetails(page);
  await fillProfile(page);
  await press(page, 'Create my account');
}

test("[8.register.server] a failed registration shows the server's words", async ({ page }) => {
  await failSaying(page, '/api/auth/register', 'No more members today.');
  await createAccount(page);
  await said(page, 'No more members today.');
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
});

test("[8.register.fallback] a failed registration without words: 'Something went wrong.'", async ({
  page,
}) => {
  await failSilently(page, '/api/auth/register');
  await createAccount(page);
  await said(page, 'Something went wrong.');
});

test("[8.register.network] a registration that is cut off: 'Server error. Try again later.'", async ({
  page,
}) => {
  await cutOff(page, '/api/auth/register');
  await createAccount(page);
  await said(page, 'Server error. Try again later.');
});

async function forget(page: Page) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newEmail());
  await press(page, 'Send Reset Link');
}

test("[8.forgot.server] a failed request for a link shows the server's words", async ({ page }) => {
  await failSaying(page, '/api/auth/request-reset', 'The post is on strike.');
  await forget(page);
  await said(page, 'The post is on strike.');
});

test("[8.forgot.fallback] without words, or cut off: 'Something went wrong.'", async ({ page }) => {
  await failSilently(page, '/api/auth/request-reset');
  await forget(page);
  await said(page, 'Something went wrong.');
  await page.unrouteAll();
  await cutOff(page, '/api/auth/request-reset');
  await forget(page);
  await said(page, 'Something went wrong.');
});

test("[8.success.forgot.fallback] a reply without words: 'Reset link sent to your email.'", async ({
  page,
}) => {
  await answer(page, '/api/auth/request-reset', 200, {});
  await forget(page);
  await said(page, 'Reset link sent to your email.');
});

/** Fills in and submits the form that the mail links to. */
async function reset(page: Page) {
  const origin = process.env.BASE_URL ?? '';
  const { email } = await registerMember(page.request, origin);
  await page.request.post('/api/auth/request-reset', { data: { email }, headers: { origin } });
  await page.context().clearCookies();
  await page.goto(await messageTo(page, email, /\/reset-password\?token=[\w-]+/));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('teapot kettle');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('teapot kettle');
  await press(page, 'Reset Password');
}

test("[8.reset.server] a failed reset shows the server's words", async ({ page }) => {
  await failSaying(page, '/api/auth/reset-password', 'This lock is stuck.');
  await reset(page);
  await said(page, 'This lock is stuck.');
});

test("[8.reset.fallback] a failed reset without words: 'Something went wrong.'", async ({
  page,
}) => {
  await failSilently(page, '/api/auth/reset-password');
  await reset(page);
  await said(page, 'Something went wrong.');
});

test("[8.success.reset.fallback] a reply without words: 'Password reset successful.'", async ({
  page,
}) => {
  await answer(page, '/api/auth/reset-password', 200, {});
  await reset(page);
  await said(page, 'Password reset successful.');
});
