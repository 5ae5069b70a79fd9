import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { test } from './support/member-test';
import { registerMember } from './support/session';

test.skip(({ isMobile }) => Boolean(isMobile), 'The two people bring their own screens.');

const thread = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer();

/** Buyer on a phone, seller at a desk: from the search to both reviews. */
test('find, save, ask, offer, accept, reserve, sell, review', async ({
  page: seller,
  session,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Walnut writing desk');
  const word = title.split(' ').at(-1) ?? '';
  const images = await uploadPhotos(seller.request, origin, ['peru']);
  const id = await publishAd(seller.request, origin, { title, images });
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const buyer = await context.newPage();
  const person = await registerMember(context.request, origin);

  // Find and save.
  await buyer.goto('/');
  await buyer.getByRole('combobox', { name: 'What are you looking for?' }).fill(word);
  await buyer.keyboard.press('Enter');
  await buyer.waitForURL(/\/search\?/);
  await buyer.getByRole('button', { name: `Save ${title}` }).tap();
  await expect(buyer.getByRole('button', { name: `Save ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await buyer.getByRole('link', { name: title }).first().tap();
  await buyer.waitForURL(`**/ad/${id}`);

  // Ask, with a photo afterwards.
  await buyer.getByRole('button', { name: 'Is it still available?' }).tap();
  await buyer.getByRole('button', { name: 'Send message' }).tap();
  await buyer.getByRole('link', { name: 'Open the conversation' }).tap();
  await seller.goto('/my-account/messages');
  await seller.getByRole('link', { name: person.username }).click();
  await seller.getByRole('textbox', { name: /^Write to/ }).fill('Yes. How wide is your door?');
  await seller.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread(buyer)).toContainText(['available', 'How wide is your door?']);
  await buyer
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(buyer.getByRole('img', { name: 'To be sent' })).toBeVisible();
  await buyer.getByRole('button', { name: 'Send', exact: true }).tap();
  const sent = seller.getByRole('img', { name: 'Attached by the sender' });
  await expect(sent).toBeVisible();
  await expect
    .poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  const address = (await sent.getAttribute('src')) ?? '';
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  expect((await stranger.request.get(new URL(address, origin).href)).status()).toBe(401);
  await stranger.close();

  // Offer, accept, reserve.
  await buyer.getByRole('button', { name: 'Make an offer' }).tap();
  await buyer.getByRole('textbox', { name: 'Your offer' }).fill('150');
  await buyer.getByRole('button', { name: 'Send offer' }).tap();
  await seller.getByRole('button', { name: 'Accept' }).click();
  await expect(thread(buyer).last()).toContainText('Accepted the offer of £150');
  await seller.getByRole('button', { name: 'Mark the ad as reserved' }).click();
  await expect(seller.getByText('This ad is marked as reserved.')).toBeVisible();

  // Sold, to this buyer, whose saved ad says so.
  await seller.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(seller.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const overflow = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBeLessThanOrEqual(360);

  // Both reviews are shown once both are there.
  await buyer.getByText('5 stars').tap();
  await buyer.getByRole('textbox', { name: 'Your review' }).fill('Friendly, and as described.');
  await buyer.getByRole('button', { name: 'Send review' }).tap();
  await expect(buyer.getByText('Your review: 5 stars')).toBeVisible();
  await expect(seller.getByText('Friendly, and as described.')).toHaveCount(0);
  await seller.getByText('4 stars').click();
  await seller.getByRole('textbox', { name: 'Your review' }).fill('On time, and paid at once.');
  await seller.getByRole('button', { name: 'Send review' }).click();
  await expect(seller.getByText('Friendly, and as described.')).toBeVisible();
  await expect(buyer.getByText('On time, and paid at once.')).toBeVisible();

  await buyer.goto('/my-account/saved');
  await expect(buyer.getByRole('listitem').filter({ hasText: title })).toContainText('Sold');
  await buyer.goto(`/ad/${id}`);
  await expect(buyer.getByText('This has been sold.')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await buyer.goto(`/seller/${session.member.username}`);
  await expect(buyer.getByText('Friendly, and as described.')).toBeVisible();

  await seller.goto(`/my-account/ads/${id}/figures`);
  const outcome = seller.getByRole('region', { name: 'What they did' });
  await expect(outcome).toContainText(/Wrote to you\s*1/);
  await expect(outcome).toContainText(/Saved the ad\s*1/);
  await context.close();
});
