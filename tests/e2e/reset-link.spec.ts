import { expect, test } from 'playwright/test';
import { messageTo } from '../specification/support/outbox';
import { registerMember } from './support/session';

test('the token of a reset link is removed from the address bar, and survives a reload', {
  tag: '@any-size',
}, async ({ page, baseURL }) => {
  const { email } = await registerMember(page.request, baseURL ?? '');
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent to your email.')).toBeVisible();
  await page.goto(await messageTo(page, email, /\/reset-password\?token=[\w-]+/));
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
});
