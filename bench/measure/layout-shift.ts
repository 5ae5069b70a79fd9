import { chromium, type Page } from 'playwright';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

export async function measureLayoutShift(
  executablePath: string,
  address: string,
  paths: readonly string[],
): Promise<number> {
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    let largest = 0;
    for (const viewport of sizes) {
      const page = await browser.newPage({ viewport });
      await page.addInitScript(sumShifts);
      for (const path of paths) {
        largest = Math.max(largest, await shiftOf(page, `http://${address}${path}`));
      }
      await page.close();
    }
    return largest;
  } finally {
    await browser.close();
  }
}

async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(800);
  for (let screen = 0; screen < 4; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(250);
  }
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

// Runs in the page, before its own scripts.
function sumShifts() {
  const shared = globalThis as unknown as { shift: number };
  shared.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shared.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
