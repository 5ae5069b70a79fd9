import { expect } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';

test.skip(({ isMobile }) => !isMobile, 'Apps are installed on phones.');

test('the app explains that it is offline, and a shared photo starts an ad', async ({
  page: member,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await member.context().storageState(),
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/help');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();

  // Photos alone are read.
  const { share_target: target } = await (await page.request.get('/manifest.webmanifest')).json();
  expect(Object.keys(target.params)).toEqual(['files']);
  await page.goto('/share?refused=size');
  await expect(page.getByText('Pictures can have at most 8 MB.')).toBeVisible();
  const teal = { create: { width: 900, height: 700, channels: 3, background: 'teal' } } as const;
  const photo = (await sharp(teal).jpeg().toBuffer()).toString('base64');
  await page.evaluate(
    async ({ action, method, field, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const body = new FormData();
      body.append(field, new File([bytes], 'sofa.jpg', { type: 'image/jpeg' }));
      await fetch(action, { method, body });
    },
    { ...target, field: target.params.files[0].name, base64: photo },
  );
  await page.goto('/share');
  await expect(page.getByRole('img', { name: 'Shared from another app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await page.waitForURL(/\/post\?draft=/);
  await context.close();
});
