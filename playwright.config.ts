import { defineConfig } from 'playwright/test';

const isRoot = process.getuid?.() === 0;

// `npm test` starts the site and says where it is; see scripts/test/test.ts.
export default defineConfig({
  testDir: 'tests',
  testMatch: /(e2e|specification)\/.*\.spec\.ts$/,
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_RESULTS ?? 'test-results/results.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-GB',
    // A service worker's requests pass a test's own replies by.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Recording a trace takes a quarter of the time; `--trace on` does it for what failed.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        // Containers have a small /dev/shm, and tabs crash when it is full.
        '--disable-dev-shm-usage',
        // Without a graphics card Chromium would imitate one.
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // The same at every size, or checked at both by every-page.spec.ts.
      testIgnore: /specification\/|e2e\/(?:api-docs|search-addresses|seo)\.spec/,
      // Tests of what does not depend on the screen run once.
      grepInvert: /@any-size/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
