import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
