import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './axe';

/** The wizard and the registration have no other links. */
const hasFooter = (path: string, status: number) =>
  status !== 200 ||
  !/^\/(post|edit|register|verify-email|profile-details|account-created)(\/|\?|$)/.test(path);

/** Opens a page and checks its content, accessibility and console. */
export async function expectSoundPage(page: Page, path: string, status = 200) {
  const complaints = collectComplaints(page, status);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  expectScriptPolicy(response?.headers()['content-security-policy'] ?? '');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(hasFooter(path, status) ? 1 : 0);
  await expectAccessible(page);
  await expectFit(page);
  expect(complaints, path).toEqual([]);
}

/** Errors in the console, including policy violations, without that of the status itself. */
function collectComplaints(page: Page, status: number): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isStatus =
      status !== 200 &&
      message.location().url === page.url() &&
      message.text().includes(`status of ${status}`);
    if (!isStatus && !isAxeInMail(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** axe runs in every frame. Frames with a mail allow no scripts, and the browser reports that. */
function isAxeInMail(text: string): boolean {
  return /^Blocked script execution in 'about:srcdoc' .* frame is sandboxed/.test(text);
}

/** Scripts come from the site or are listed individually. All policies of a header apply. */
function expectScriptPolicy(header: string) {
  const rules = header.match(/script-src[^;]*/g) ?? [];
  expect(rules, header).toHaveLength(1);
  expect(rules[0]).not.toContain("'unsafe-inline'");
  expect(rules[0]).toMatch(/^script-src 'self'( 'nonce-|$)/);
}

/** The narrowest phones, and pages at 400 % on a laptop, have 320 pixels. */
async function expectFit(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page on 320 pixels').toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}
