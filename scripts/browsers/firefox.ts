import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver, Launch } from './driver.ts';

const executable = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const firefox: Launch = {
  missing: () =>
    existsSync(executable)
      ? undefined
      : 'Firefox is not installed: apt-get install firefox-esr, or FIREFOX_PATH',
  launch: async (folder): Promise<Driver> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executable,
      headless: true,
      userDataDir: join(folder, 'firefox'),
      env: { ...process.env, HOME: folder },
      defaultViewport: { width: 1280, height: 900 },
    });
    const page = await browser.newPage();
    return {
      name: await browser.version(),
      open: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
      },
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      choose: async (selector, file) => {
        const field = await page.waitForSelector(selector);
        await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
      },
      close: () => browser.close(),
    };
  },
};
