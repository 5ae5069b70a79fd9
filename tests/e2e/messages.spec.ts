import { type Browser, expect, type Page } from 'playwright/test';
import { makePdf } from '../builders/pdf';
import { publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { registerMember } from './support/session';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A buyer on a phone, without a session. */
async function openPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    ...phone,
  });
  return { context, page: await context.newPage() };
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message to the seller' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const thread = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');

test.skip(({ isMobile }) => Boolean(isMobile), 'The two people bring their own screens.');

/** Holds back the reply to the page's next update until the returned function is called. */
async function holdFirstUpdate(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: sent, resolve: end } = Promise.withResolvers<void>();
  const update = /\/api\/messages\/[^/]+\?after=/;
  await page.route(
    update,
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
      end();
    },
    { times: 1 },
  );
  return async () => {
    release();
    await sent;
    // Until it is on screen.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  };
}

/** Delays the page's next scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await shown;
    await route.continue();
  });
  return show;
}

test('a buyer writes before logging in, and both chat live', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Oak dining table with six chairs');
  const images = await uploadPhotos(seller.request, origin, ['teal']);
  const id = await publishAd(seller.request, origin, { title, images });
  const { context, page: buyer } = await openPhone(browser, baseURL);
  const member = await registerMember(context.request, origin);
  await context.clearCookies();

  await buyer.goto(`/ad/${id}`);
  await buyer.getByRole('link', { name: 'Message', exact: true }).tap();
  await expect(message(buyer)).toBeInViewport();
  await buyer.getByRole('button', { name: 'Is it still available?' }).tap();
  await expect(message(buyer)).toHaveValue('Is it still available?');
  await message(buyer).fill('Is it still available? I have a van.');
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Send message' }).tap();

  await buyer.waitForURL(/\/login\?next=/);
  const kept = buyer.getByText('Your text is kept.');
  await expect(kept).toHaveText('Log in to send your message. Your text is kept.');
  await buyer.getByRole('link', { name: 'Create an account' }).tap();
  await expect(kept).toHaveText('Create an account to send your message. Your text is kept.');
  await buyer.getByRole('main').getByRole('link', { name: 'Log in' }).tap();
  await buyer.waitForURL(/\/login\?next=/);
  await buyer.getByLabel('Email').fill(member.email);
  await buyer.getByLabel('Password').first().fill(member.password);
  await buyer.getByRole('button', { name: 'Log in' }).tap();
  await buyer.waitForURL(`**/ad/${id}#message`);
  await expect(message(buyer)).toHaveValue('Is it still available? I have a van.');
  await buyer.getByRole('button', { name: 'Send message' }).tap();
  await expect(buyer.getByText('Your message was sent.')).toBeFocused();

  await seller.goto('/help');
  const messages = seller.getByRole('banner').getByRole('link', { name: /Messages 1/ });
  await expect(messages).toBeVisible();
  await messages.click();
  await seller.waitForURL('**/my-account/messages');
  await expectAccessible(seller);
  await seller.getByRole('link', { name: member.username }).click();
  await expect(thread(seller)).toContainText(['I have a van.']);
  await expect(seller.getByRole('main').getByText(title)).toBeVisible();

  await buyer.getByRole('link', { name: 'Open the conversation' }).tap();
  await expect(buyer.getByText('Read', { exact: true })).toBeVisible();
  await seller.getByRole('textbox', { name: /^Write to/ }).fill('Yes. Come on Sunday.');
  const showLate = await holdFirstUpdate(seller);
  await seller.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread(buyer)).toContainText(['I have a van.', 'Come on Sunday.']);
  await expect(seller.getByText('Read', { exact: true })).toBeVisible();
  // A reply from before it was read arrives after the newer one.
  await showLate();
  await expect(seller.getByText('Read', { exact: true })).toBeVisible();
  await expectAccessible(buyer);
  await expectAccessible(seller);
  const overflow = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBeLessThanOrEqual(360);

  const reply = buyer.getByRole('textbox', { name: /^Write to/ });
  await reply.fill('Call me on 07700 900123');
  await buyer.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(buyer.getByRole('status').filter({ hasText: '“07700 900123”' })).toBeVisible();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Send anyway' }).tap();
  await expect(thread(seller)).toContainText(['I have a van.', 'Sunday.', '07700 900123']);
  await expect(reply).toHaveValue('');

  await seller.getByRole('link', { name: 'Report this message' }).last().click();
  await seller.waitForURL('**/report/message/**');
  await expect(seller.getByText('“Call me on 07700 900123”')).toBeVisible();
  await seller.getByRole('radio', { name: 'Something else' }).check();
  await seller.getByRole('button', { name: 'Send report' }).click();
  await expect(seller.getByText(/We have your report/)).toBeVisible();
  await seller.getByRole('link', { name: 'Back', exact: true }).click();
  await seller.waitForURL('**/my-account/messages/**');

  await buyer.getByRole('button', { name: 'Make an offer' }).tap();
  await buyer.getByRole('textbox', { name: 'Your offer' }).fill('150');
  await buyer.getByRole('button', { name: 'Send offer' }).tap();
  await expect(seller.getByText('Offer of £150').first()).toBeVisible();
  await seller.getByRole('button', { name: 'Make another offer' }).click();
  await seller.getByRole('textbox', { name: 'Your offer' }).fill('165');
  await seller.getByRole('button', { name: 'Send offer' }).click();
  await buyer.getByRole('button', { name: 'Accept' }).tap();
  await expect(thread(seller).last()).toContainText('Accepted the offer of £165');
  await seller.getByRole('button', { name: 'Mark the ad as reserved' }).click();
  await expect(seller.getByText('This ad is marked as reserved.')).toBeVisible();
  await expectAccessible(seller);
  const visitor = await context.newPage();
  await visitor.goto(`/ad/${id}`);
  await expect(visitor.getByText('Reserved', { exact: true })).toBeVisible();

  await seller.getByRole('button', { name: 'Block' }).click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(seller.getByText('You have blocked this person.')).toBeVisible();
  await buyer.getByRole('textbox', { name: /^Write to/ }).fill('And the chairs?');
  await buyer.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(thread(buyer)).toContainText(['I have a van.', 'Come on Sunday.', 'chairs']);
  await expect(seller.getByText('And the chairs?')).toHaveCount(0);
  await context.close();
});

test('unsent text stays in the box, and an empty list says so', async ({
  browser,
  page: seller,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const id = await publishAd(seller.request, origin, { title: uniqueTitle('Garden bench, teak') });
  const { context, page } = await openPhone(browser, baseURL);
  await registerMember(context.request, origin);
  await page.goto('/my-account/messages');
  await expect(page.getByText('You have no messages yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/ad/${id}`);
  await page.route('**/api/ads/*/messages', (route) => route.abort());
  await message(page).fill('Could I see it?');
  await page.getByRole('button', { name: 'Send message' }).tap();
  await expect(alert(page)).toHaveText('Server error. Try again later.');
  await expect(message(page)).toHaveValue('Could I see it?');
  await page.unroute('**/api/ads/*/messages');
  await page.getByRole('button', { name: 'Send message' }).tap();
  await page.getByRole('link', { name: 'Open the conversation' }).tap();
  await page.waitForURL('**/my-account/messages/*');

  await page.route('**/api/messages/*', (route) => route.abort());
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await box.fill('Tomorrow at noon?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(alert(page)).toHaveText('Not sent. You are offline.');
  await page.unroute('**/api/messages/*');
  await page.reload();
  await expect(box).toHaveValue('Tomorrow at noon?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(thread(page)).toContainText(['Could I see it?', 'Tomorrow at noon?']);
  await context.close();
});

/** A buyer's conversation about a new ad, on a phone. */
async function openConversation(seller: Page, browser: Browser, origin: string) {
  const title = uniqueTitle('Pine bookcase with doors');
  const id = await publishAd(seller.request, origin, { title });
  const { context, page } = await openPhone(browser, origin);
  await registerMember(context.request, origin);
  const sent = await context.request.post(`/api/ads/${id}/messages`, {
    data: { text: 'Is it still available?' },
    headers: { origin },
  });
  await page.goto(`/my-account/messages/${(await sent.json()).conversationId}`);
  await expect(thread(page)).toHaveCount(1);
  return { context, page };
}

test('an offer whose reply is lost is sent once', async ({ page: seller, browser, baseURL }) => {
  const { context, page } = await openConversation(seller, browser, baseURL ?? '');
  await page.route(
    '**/api/messages/*/offers',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Make an offer' }).tap();
  await expect(page.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Your offer' }).fill('150');
  await page.getByRole('button', { name: 'Send offer' }).tap();
  await expect(alert(page)).toHaveText('Server error. Try again later.');
  await page.getByRole('button', { name: 'Send offer' }).tap();
  await expect(page.getByText('Your offer of £150 is open.')).toBeVisible();
  await page.reload();
  await expect(thread(page)).toHaveCount(2);
  await context.close();
});

test('text typed while a message is sent stays', async ({ page: seller, browser, baseURL }) => {
  const { context, page } = await openConversation(seller, browser, baseURL ?? '');
  const { promise: typed, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/api/messages/*', async (route) => {
    if (route.request().method() === 'POST') await typed;
    await route.continue();
  });
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await box.fill('I can come today.');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await box.fill('I can come today. At noon?');
  send();
  await expect(thread(page)).toHaveCount(2);
  await expect(box).toHaveValue('I can come today. At noon?');

  const photo = page.getByLabel('Add a photo');
  const file = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('A photo') };
  await photo.setInputFiles(file);
  const remove = page.getByRole('button', { name: 'Remove the photo' });
  await expect(remove).toBeFocused();
  await remove.tap();
  await expect(photo).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue('I can come today. At noon?');
  await context.close();
});

test('each field of the contact form has its own error, and an offer outlives a reload', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const id = await publishAd(seller.request, origin, { title: uniqueTitle('Garden swing, oak') });
  const job = { category: 'Job Offers', jobTitle: 'Cook', contractType: 'Permanent' };
  const title = uniqueTitle('Cook for a small hotel');
  const jobId = await publishAd(seller.request, origin, { ...job, title });
  const { context, page } = await openPhone(browser, baseURL);
  await page.goto(`/ad/${jobId}`);
  const words = page.getByRole('textbox', { name: 'A few words about you' });
  await words.fill('I cook since 2009.');
  await page.getByRole('button', { name: 'Apply' }).tap();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(words).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);

  await page.goto(`/ad/${id}`);
  await page.getByRole('button', { name: 'Make an offer' }).tap();
  const offer = page.getByRole('textbox', { name: 'Your offer in pounds' });
  await expect(offer).toBeFocused();
  await offer.fill('a lot');
  await page.getByRole('button', { name: 'Send offer' }).tap();
  await expect(offer).toHaveAccessibleDescription('Please enter an amount, for example 120.');
  await expect(offer).toHaveAttribute('aria-invalid', 'true');
  await expect(message(page)).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  await offer.fill('99999');
  await page.getByRole('button', { name: 'Send offer' }).tap();
  const warning = page.getByText('£99,999 is well above the asking price of £180.');
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  await expectAccessible(page);
  await offer.fill('120');
  await expect(warning).toHaveCount(0);
  await page.reload();
  await message(page).tap();
  await expect(offer).toHaveValue('120');
  await expect(message(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.reload();
  await message(page).tap();
  await page.getByRole('button', { name: 'Is it still available?' }).tap();
  await expect(message(page)).toHaveValue('Is it still available?');
  await expect(offer).toHaveCount(0);
  await registerMember(context.request, origin);
  await page.getByRole('button', { name: 'Make an offer' }).tap();
  await offer.fill('250');
  await page.getByRole('button', { name: 'Send offer' }).tap();
  await page.getByRole('button', { name: 'Send anyway' }).tap();
  await expect(page.getByText('Your offer was sent.')).toBeFocused();
  await context.close();
});

test('presses before hydration of the form are replayed in order', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const id = await publishAd(seller.request, origin, { title: uniqueTitle('Walnut side table') });
  const { context, page } = await openPhone(browser, baseURL);
  await registerMember(context.request, origin);
  await page.goto(`/ad/${id}`);
  const showScripts = await holdScripts(page);
  await page.getByRole('button', { name: 'Is it still available?' }).tap();
  await page.getByRole('button', { name: 'Send message' }).tap();
  showScripts();
  await page.getByRole('link', { name: 'Open the conversation' }).tap();
  await expect(thread(page)).toContainText(['Is it still available?']);
  await context.close();
});

test('an applicant sends a name and a CV, which the employer downloads', async ({
  page: employer,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const title = uniqueTitle('Baker for early mornings');
  const job = { category: 'Job Offers', jobTitle: 'Baker', contractType: 'Permanent', title };
  const id = await publishAd(employer.request, origin, job);
  const { context, page } = await openPhone(browser, baseURL);
  await registerMember(context.request, origin);
  await page.goto(`/ad/${id}`);
  // On a slow connection the form is filled in before its script arrives.
  const showScripts = await holdScripts(page);
  await page.getByRole('link', { name: 'Apply' }).tap();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hannah Whitfield');
  await page.getByRole('textbox', { name: 'A few words about you' }).fill('I bake since 2009.');
  await page
    .getByLabel('Your CV (optional)')
    .setInputFiles({ name: 'CV Hannah.pdf', mimeType: 'application/pdf', buffer: makePdf() });
  showScripts();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply' }).tap();
  await page.getByRole('link', { name: 'Open the conversation' }).tap();
  await expect(thread(page)).toContainText(['Application from Hannah Whitfield']);
  await employer.goto(new URL(page.url()).pathname);
  const download = employer.waitForEvent('download');
  await employer.getByRole('link', { name: 'CV Hannah.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('CV Hannah.pdf');
  await expectAccessible(employer);
  await context.close();
});
