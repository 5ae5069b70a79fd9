import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { test } from './support/member-test';

/* The layout does not shift when pictures, the font or scripts arrive, nor on scrolling. */

type Shift = PerformanceEntry & { value: number };

for (const path of ['/', '/search?q=table', '/browse/vehicles/uk', '/help']) {
  test(`nothing moves on ${path}`, async ({ page }) => {
    expect(await shiftsOn(page, path)).toEqual([]);
  });
}

test('nothing moves on the page of an ad', async ({ page, baseURL }) => {
  const title = uniqueTitle('Oak dining table with six chairs');
  const images = await uploadPhotos(page.request, baseURL ?? '', ['teal', 'gold']);
  const id = await publishAd(page.request, baseURL ?? '', { title, images });
  expect(await shiftsOn(page, `/ad/${id}`)).toEqual([]);
});

/** The layout shifts while the page loads slowly and is scrolled to its end. */
async function shiftsOn(page: Page, path: string): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => report(list.getEntries()));
        const report = (entries: PerformanceEntry[]) =>
          resolve(entries.map((entry) => (entry as Shift).value));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        setTimeout(() => report(observer.takeRecords()), 500);
      }),
  );
}
