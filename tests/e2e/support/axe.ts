import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const colours = ['color-contrast', 'link-in-text-block'];

/** Colours are half of the work. They are the same at every width, and alone differ between schemes. */
const checks = {
  all: {},
  colours: { runOnly: { type: 'rule' as const, values: colours } },
  others: { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) },
};

export async function expectAccessible(page: Page, some: keyof typeof checks = 'all') {
  // To check frames, axe opens a second page for each result. Pages without frames do not need that.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    // Describing all elements that pass takes much longer than the checks.
    .options({ resultTypes: ['violations'], ...checks[some] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
