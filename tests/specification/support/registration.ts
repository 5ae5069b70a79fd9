import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { newUsername } from '../../builders/username';

export const newEmail = () => `${randomUUID()}@example.co.uk`;

async function post(page: Page, path: string, data: object) {
  const origin = process.env.BASE_URL ?? '';
  const response = await page.request.post(path, { data, headers: { origin } });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Opens /verify-email, with a code sent to a new address. */
export async function openVerifyEmail(page: Page) {
  const email = newEmail();
  const { code } = await post(page, '/api/auth/send-code', { email });
  await page.goto('/verify-email');
  return { email, code: String(code) };
}

export async function openProfileDetails(page: Page) {
  const email = newEmail();
  const { code } = await post(page, '/api/auth/send-code', { email });
  await post(page, '/api/auth/verify-code', { email, code });
  await page.goto('/profile-details');
  return { email };
}

export async function fillEmailStep(page: Page, email = newEmail()) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: /terms.*privacy/ }).check();
}

export async function fillProfile(page: Page) {
  await page.getByLabel('First name').fill('Hannah');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Username').fill(newUsername());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Lantern-Harbour-42');
  await page.getByLabel('Confirm password').fill('Lantern-Harbour-42');
}

/** Stops the page's timers, so that the test controls the time. */
export async function stopTime(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 1000));
}

/**
 * Advances the clock by the minute before another code may be requested. The page counts from the start
 * of its script, so this waits until it is counting.
 */
export async function passCooldown(page: Page) {
  const resend = page.getByRole('button', { name: /^Resend in \d+ s$/ });
  const shown = (await resend.textContent()) ?? '';
  await expect(resend).not.toHaveText(shown);
  await page.clock.fastForward(60_000);
}
