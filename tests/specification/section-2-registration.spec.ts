import { expect, test } from 'playwright/test';
import { holdBack } from './support/failures';
import {
  fillEmailStep,
  fillProfile,
  openProfileDetails,
  openVerifyEmail,
  passCooldown,
  stopTime,
} from './support/registration';

test('[2.register.form] /register is one fifth: email, terms and privacy, Continue, link to /login', async ({
  page,
}) => {
  await page.goto('/register');
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  await expect(progress).toHaveAttribute('aria-valuemax', '5');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('checkbox', { name: /terms.*privacy/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test("[5.register.both] without the terms the form says 'Please enter your email and agree to terms.'", async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter your email and agree to terms.' }),
  ).toHaveCount(1);
  await expect(page).toHaveURL(/\/register$/);
});

test("[2.register.busy 2.register.success 8.success.code-sent] Continue reads 'Sending...', then 'Code sent to your email!', and 1.5 s later it is /verify-email", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/register');
  await fillEmailStep(page);
  const letGo = await holdBack(page, '/api/auth/send-code');
  await stopTime(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await expect(page.getByText('Code sent to your email!')).toBeVisible();
  await page.clock.runFor(1499);
  await expect(page).toHaveURL(/\/register$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/verify-email$/);
});

test('[2.verify.form 5.verify.length] /verify-email is two fifths: a code of 4 digits, Verify, Resend', async ({
  page,
}) => {
  await openVerifyEmail(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  const code = page.getByLabel(/^Code from the email/);
  await code.pressSequentially('12345');
  await expect(code).toHaveValue('1234');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Resend/ })).toBeVisible();
});

test('[2.verify.countdown 9.cooldown] Resend counts down from 60 seconds before it can be pressed', async ({
  page,
}) => {
  await page.clock.install();
  await openVerifyEmail(page);
  const resend = page.getByRole('button', { name: /^Resend/ });
  await expect(resend).toBeDisabled();
  const text = (await resend.textContent()) ?? '';
  const seconds = Number(/Resend in (\d+) s/.exec(text)?.[1]);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  await passCooldown(page);
  await expect(resend).toHaveText('Resend');
  await expect(resend).toBeEnabled();
});

test("[2.verify.success 8.success.code-verified] a correct code says 'Code verified!', and 1 s later it is /profile-details", async ({
  page,
}) => {
  await page.clock.install();
  const { code } = await openVerifyEmail(page);
  await page.getByLabel(/^Code from the email/).fill(code);
  await stopTime(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Code verified!')).toBeVisible();
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/profile-details$/);
});

test('[2.profile.form] /profile-details is three fifths: five fields and Create my account', async ({
  page,
}) => {
  await openProfileDetails(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  for (const label of ['First name', 'Last name', 'Username', 'Password', 'Confirm password']) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    );
  }
  await expect(page.getByRole('button', { name: 'Create my account' })).toBeEnabled();
});

test('[2.profile.checklist] the rules of the password are ticked off while it is typed', async ({
  page,
}) => {
  await openProfileDetails(page);
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const met = rules.filter({ hasText: ': met' });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(rules).toHaveCount(3);
  await expect(met).toHaveCount(0);
  await password.fill('harbours');
  await expect(met).toHaveText([/At least 8 characters/]);
  await password.fill('Harbours');
  await expect(met).toHaveText([/At least 8 characters/, /One uppercase letter/]);
  await password.fill('Harbour7');
  await expect(met).toHaveCount(3);
});

test("[2.profile.busy 2.profile.success 2.created.text 2.created.links 2.route.account-created] 'Creating...' leads to /account-created, which says what is verified and where to go", async ({
  page,
}) => {
  await openProfileDetails(page);
  await fillProfile(page);
  const letGo = await holdBack(page, '/api/auth/register');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/account-created$/);
  await expect(
    page.getByRole('heading', { name: 'Your account is now active!', level: 1 }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText([
    'Verified email: done',
    'Verify your phone with your first ad: still to do',
    'Personal details: done',
  ]);
  await expect(main.getByRole('link', { name: 'Post your first ad' })).toHaveAttribute(
    'href',
    '/post',
  );
  await expect(main.getByRole('link', { name: 'Go to My Account' })).toHaveAttribute(
    'href',
    '/my-account',
  );
});

test('[4.registration] a stranger becomes a member: email, code, verified, details, created', async ({
  page,
}) => {
  await page.goto('/register');
  await fillEmailStep(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  const notice = await page.getByText(/Demo: your code is \d{4}/).textContent();
  await page.getByLabel(/^Code from the email/).fill(/\d{4}/.exec(notice ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile-details$/);
  await fillProfile(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/account-created$/);
  await page.getByRole('link', { name: 'Go to My Account' }).click();
  await expect(page.getByRole('heading', { name: 'My Ads', level: 1 })).toBeVisible();
});
