import { expect, type Page } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { withDatabase } from './support/database';
import { test } from './support/member-test';
import { registerMember } from './support/session';

test.skip(({ isMobile }) => !isMobile, 'One journey, on a phone.');

/** Makes the ad, which waits for the next mail of this many alerts, due now. */
const hurry = (email: string, adId: string, alerts = 1) =>
  withDatabase(async (client) => {
    // Parallel tests publish in the same place, so other ads may wait too.
    const own = `"Alert" al, "User" u WHERE al."id" = m."alertId" AND u."id" = al."userId"
      AND u."email" = $1 AND m."adId" = $2`;
    const values = [email, adId];
    await expect(async () => {
      const { rowCount } = await client.query(`SELECT FROM "AlertMatch" m, ${own}`, values);
      expect(rowCount).toBe(alerts);
    }).toPass({ timeout: 15_000 });
    await client.query(`UPDATE "AlertMatch" m SET "dueAt" = now() FROM ${own}`, values);
  });

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a visitor saves a search as an alert, gets a mail and unsubscribes', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const member = await registerMember(context.request, origin);
  await context.clearCookies();
  const title = uniqueTitle('Walnut gramophone');
  const word = title.split(' ').at(-1) ?? '';

  await page.goto(`/search?q=${word}&place=ilford`);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Email me when one arrives' }).click();
  await page.waitForURL(/\/login\?next=/);
  await expect(page.getByText(/^Log in to get new ads by email\./)).toBeVisible();
  await logIn(page, member);
  await page.waitForURL(new RegExp(`/search\\?q=${word}&place=ilford$`));
  await expect(
    page.getByText('Alert saved. New ads come by email: every day at 8 am.'),
  ).toBeVisible();
  const saved = page.getByRole('link', { name: 'Alert saved' });
  await expect(saved).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(saved).toHaveCount(2);
  await saved.first().click();
  const name = `“${word}” · within 10 miles of Ilford`;
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);

  const edit = page.getByRole('button', { name: `Edit ${name}` });
  await edit.click();
  await expect(page.getByRole('group', { name: 'How often' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await page.getByText('Instant, at most every 10 minutes').click();
  await page.getByText('Reduced ads too').click();
  await page.getByLabel('Leave out ads with these words').fill('broken');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Instant, at most every 10 minutes · new and reduced ads · without broken'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused();

  const id = await publishAd(seller.request, origin, { title });
  await hurry(member.email, id);
  await expect(async () => {
    await page.goto('/demo/outbox');
    await expect(page.getByText(`1 new ad: “${word} -broken”`).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 15_000 });
  const mail = page.getByRole('listitem').filter({ hasText: member.email }).first();
  await expect(mail).toContainText(title);
  await mail.getByRole('link', { name: /\/unsubscribe\// }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('You get no more mails about')).toBeVisible();

  await page.goto('/my-account/alerts');
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByText('Paused')).toBeHidden();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('You are not subscribed to any alerts yet.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText('Instant, at most every 10 minutes · new and reduced ads · without broken'),
  ).toBeVisible();
  await context.close();
});

test('a member follows a seller and a list, is told of an ad once, and hides it', async ({
  page: seller,
  session,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { username } = session.member;
  const id = await publishAd(seller.request, origin, { title: uniqueTitle('Cherry side table') });
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const member = await registerMember(context.request, origin);

  await page.goto(`/ad/${id}`);
  const follow = page.getByRole('button', { name: 'Follow this seller' });
  const stop = page.getByRole('button', { name: 'Stop following' });
  await follow.click();
  await expect(
    page.getByText('You follow this seller. New ads come by email: every day at 8 am.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Following' })).toBeVisible();
  await expect(stop).toBeFocused();
  // The cached page knows nothing of it, nor does that of the seller.
  await page.reload();
  await expect(stop).toBeVisible();
  await page.goto(`/seller/${username}`);
  await stop.click();
  await expect(page.getByText('You no longer follow this seller.')).toBeVisible();
  await page.reload();
  await follow.click();
  await expect(stop).toBeFocused();
  await page.goto('/browse/home/ilford');
  await page.getByRole('button', { name: 'Email me new ads' }).first().click();
  await expect(page.getByRole('link', { name: 'Alert saved' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/my-account/alerts');
  await expect(page.getByRole('link', { name: `Ads of ${username}` })).toHaveAttribute(
    'href',
    `/seller/${username}`,
  );
  await expect(page.getByRole('link', { name: /in Ilford/ })).toBeVisible();

  const title = uniqueTitle('Cherry bookcase');
  const hidden = await publishAd(seller.request, origin, { title });
  await hurry(member.email, hidden, 2);
  const mails = page.getByRole('listitem').filter({ hasText: member.email });
  await expect(async () => {
    await page.goto('/demo/outbox');
    await expect(mails.filter({ hasText: title })).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });

  // Lists omit hidden ads until they are shown again.
  const card = page.getByRole('link', { name: title });
  const toggle = async (from: string, to: string) => {
    await page.goto(`/ad/${hidden}`);
    await page.getByRole('button', { name: from }).click();
    await expect(page.getByRole('button', { name: to })).toBeVisible();
    await page.goto('/browse/home/ilford');
  };
  await toggle('Hide this ad', 'Show this ad again');
  await expect(card).toBeHidden();
  await toggle('Show this ad again', 'Hide this ad');
  await expect(card).toBeVisible();
  await toggle('Hide this seller', 'Show this seller again');
  await expect(card).toBeHidden();
  await page.goto('/my-account/saved');
  await page.getByRole('button', { name: `Show again ${username}` }).click();
  await expect(page.getByRole('heading', { name: 'Hidden from lists' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await context.close();
});
