import { expect, type Locator, test as strangerTest } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { test } from './support/member-test';
import { newPhone, verifyPhone } from './support/session';
import { openPost } from './support/wizard-page';

/* Small screens. A page at 400 % zoom on a laptop has 320 by 200 pixels. */

const shownPart = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
  });

test('on a low screen nothing covers the ad', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const phone = newPhone();
  await verifyPhone(page.request, origin, phone);
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title, phone, showPhone: 'Yes' });
  await page.setViewportSize({ width: 320, height: 200 });
  await page.context().clearCookies();
  await page.goto(`/ad/${id}`);
  await page.getByRole('heading', { level: 1 }).evaluate((it) => it.scrollIntoView());
  expect(await shownPart(page.getByRole('banner'))).toBe(0);
  await expect(page.getByRole('button', { name: 'Show phone number' }).last()).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Message', exact: true })).not.toBeInViewport();
});

strangerTest('on a phone held sideways the links stand in the header', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/help');
  const header = await page.getByRole('banner').boundingBox();
  const links = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((links?.y ?? -1) + (links?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
});

test("suggested places scroll into view, above the form's buttons", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPost(page);
  const box = page.getByRole('combobox', { name: 'Location' });
  await box.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await box.fill('newcastle');
  const places = page.getByRole('listbox', { name: 'Places' });
  await expect(places.getByRole('option')).not.toHaveCount(1);
  const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  const list = await places.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  await expect(box).toBeInViewport();
});

strangerTest('email addresses of the demo stay in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const addresses = await page.getByText(/@.*example\.co\.uk/).all();
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    const lines = await address.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines, (await address.textContent()) ?? '').toBe(1);
  }
});

strangerTest('the chips of a search are as wide as the screen at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?q=2+bed+flat+leeds');
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

strangerTest.describe('with fingers on a tablet', () => {
  strangerTest.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  for (const path of ['/search?category=home&place=ilford&photos=1', '/browse/home/uk', '/']) {
    strangerTest(`every button of ${path} can be hit`, async ({ page }) => {
      await page.goto(path);
      const low = await page
        .locator('a, button, summary, select, label:has(input)')
        .evaluateAll((targets) =>
          targets
            // Ignores links within a sentence, and elements hidden until focus or a press.
            .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
            .filter((it) => !it.classList.contains('sr-only'))
            .filter((it) => Math.round(it.getBoundingClientRect().height) < 44)
            .map((it) => it.outerHTML),
        );
      expect(low).toEqual([]);
    });
  }
});

strangerTest.describe('without scripts', () => {
  strangerTest.use({ javaScriptEnabled: false });

  strangerTest(
    'the header leaves the headline of the home page free',
    async ({ page, isMobile }) => {
      await page.goto('/');
      const header = await page.getByRole('banner').boundingBox();
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(headline?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    },
  );

  strangerTest('an ad offers no button that does nothing', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').locator('a[href^="/ad/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    for (const name of ['Show phone number', 'Is it still available?', 'Send message', 'Apply']) {
      for (const button of await page.getByRole('button', { name }).all()) {
        await expect(button).toBeHidden();
      }
    }
  });
});
