import { expect, type Page } from 'playwright/test';

/** What `pattern` finds in the latest message to an address, as the outbox of the demo shows it. */
export async function messageTo(page: Page, address: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get('/demo/outbox')).text();
  const start = html.indexOf(address);
  expect(start, `a message to ${address}`).toBeGreaterThan(-1);
  return pattern.exec(html.slice(start))?.[0] ?? '';
}
