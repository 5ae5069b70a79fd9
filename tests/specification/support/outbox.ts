import { expect, type Page } from 'playwright/test';

/** The match of `pattern` in the latest message to an address, in the demo's outbox. */
export async function messageTo(page: Page, address: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get('/demo/outbox')).text();
  // Long words contain break opportunities between their characters.
  const text = html.replace(/<!-- -->|<wbr ?\/?>/g, '');
  const start = text.indexOf(address);
  expect(start, `a message to ${address}`).toBeGreaterThan(-1);
  return pattern.exec(text.slice(start))?.[0] ?? '';
}
