import { expect, type Page } from 'playwright/test';

/** What `pattern` finds in the latest message to an address, as the outbox of the demo shows it. */
export async function messageTo(page: Page, address: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get('/demo/outbox')).text();
  // Between the characters of a long word stands where it may be broken.
  const text = html.replace(/<!-- -->|<wbr ?\/?>/g, '');
  const start = text.indexOf(address);
  expect(start, `a message to ${address}`).toBeGreaterThan(-1);
  return pattern.exec(text.slice(start))?.[0] ?? '';
}
