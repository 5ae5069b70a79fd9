import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** `contrast: false` leaves out the check of colours, which is half of the work. */
export async function expectAccessible(page: Page, { contrast = true } = {}) {
  // To check frames, axe opens a second page for each result. Pages without frames do not need that.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    // Describing all elements that pass takes much longer than the checks.
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
