import type { Locator, Page } from 'playwright/test';

export const adRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

export const actionsOf = (ad: Locator) => ad.getByRole('button', { name: /^Actions/ });

export async function choose(ad: Locator, name: string): Promise<void> {
  await actionsOf(ad).click();
  await ad.page().getByRole('menuitem', { name, exact: true }).click();
}
