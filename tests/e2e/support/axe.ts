import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page) {
  // The other mode opens a second page for each result, for frames from elsewhere: we have none but
  // the card's, which is Stripe's.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
