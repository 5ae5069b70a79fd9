import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { makePdf } from '../builders/pdf';
import { platformHost, type SecondSite, startSecondSite } from '../builders/servers/second-site';
import { startStrictS3 } from '../builders/servers/strict-s3';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { registerMember } from './support/session';
import { fillFirstStep, next, openPost } from './support/wizard-page';

/* A host that refuses requests above 4.5 MB, with a bucket for larger files. */

let site: SecondSite;
let s3: Awaited<ReturnType<typeof startStrictS3>>;

test.skip(({ isMobile }) => Boolean(isMobile), 'Files are as large on a wide screen.');

test.beforeAll(async () => {
  s3 = await startStrictS3('pictures');
  site = await startSecondSite(process.env.DATABASE_URL, {
    script: platformHost,
    env: {
      ...{ DIRECT_UPLOADS: 'on', S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2' },
      ...{ S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    },
  });
});
test.afterAll(async () => {
  await site?.close();
  await s3?.stop();
});

async function openAs(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: [], origins: [] },
  });
  await registerMember(context.request, site.url);
  return context.newPage();
}

test('a photo of 6 MB can be added in the wizard', async ({ browser }) => {
  const page = await openAs(browser);
  const [width, height] = [3400, 2600];
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(6_000_000);
  expect(buffer.length).toBeLessThan(8_000_000);
  await openPost(page);
  await fillFirstStep(page, 'Home');
  await next(page).click();
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer });
  const photo = page.getByRole('group', { name: 'Photos' }).getByRole('listitem').getByRole('img');
  await expect(photo).toHaveAttribute('src', /^\/uploads\/[0-9a-z]{26}/);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.context().close();
});

test('a CV of 5 MB is uploaded to the bucket despite a broken connection, without losing any input', async ({
  browser,
}) => {
  const employer = await openAs(browser);
  const title = uniqueTitle('Baker for early mornings');
  const job = { category: 'Job Offers', jobTitle: 'Baker', contractType: 'Permanent', title };
  const id = await publishAd(employer.request, site.url, job);
  const page = await openAs(browser);
  await page.goto(`/ad/${id}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hannah Whitfield');
  await page.getByRole('textbox', { name: 'A few words about you' }).fill('I bake since 2009.');
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('Your CV (optional)')
      .setInputFiles({ name: 'CV Hannah.pdf', mimeType: 'application/pdf', buffer });
  const apply = page.getByRole('button', { name: 'Apply' });
  const padding = 'x'.repeat(4_900_000);

  await choose(Buffer.from(`<html>${padding}</html>`));
  await apply.click();
  await expect(page.getByText('Please choose a PDF.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Hannah Whitfield');
  await expectAccessible(page);

  await choose(makePdf(`/Note (${padding})`));
  // Chromium may repeat the first request.
  s3.line.cuts = 2;
  await apply.click();
  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByText('Application from Hannah Whitfield').first()).toBeVisible();
  expect(s3.line.cuts).toBe(0);
  expect(s3.puts.map(({ status }) => status)).toEqual([200, 200]);

  await employer.goto(new URL(page.url()).pathname);
  const download = employer.waitForEvent('download');
  await employer.getByRole('link', { name: 'CV Hannah.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('CV Hannah.pdf');
  await Promise.all([employer.context().close(), page.context().close()]);
});
