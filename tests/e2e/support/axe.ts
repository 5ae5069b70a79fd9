import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Rules whose results differ between the light and the dark scheme. */
const ofColours = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

/** Each page compiles axe again. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

export async function expectAccessible(page: Page, { coloursOnly = false } = {}) {
  // To check frames, axe opens a second page for each result. Pages without frames do not need that.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode(!hasFrames)
    // Describing all elements that pass takes much longer than the checks.
    .options({ resultTypes: ['violations'], ...(coloursOnly && ofColours) })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
