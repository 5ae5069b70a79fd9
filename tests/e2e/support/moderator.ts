import { Secret, TOTP } from 'otpauth';
import { type Browser, expect, type Page } from 'playwright/test';
import { withDatabase } from './database';
import { registerMember } from './session';

/** Logs the page in as a new member with a role, and sets up the second factor. */
export async function becomeStaff(page: Page, origin: string, role: 'moderator' | 'admin') {
  const { email } = await registerMember(page.request, origin);
  await withDatabase((client) =>
    client.query('UPDATE "User" SET role = $2::"UserRole" WHERE email = $1', [email, role]),
  );
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/second-factor\?next=%2Fadmin$/);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel('Code of the app').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
}

/** A page of another visitor, who is a new member with the role. */
export async function openAsStaff(
  browser: Browser,
  origin: string,
  role: 'moderator' | 'admin',
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await becomeStaff(page, origin, role);
  return page;
}
