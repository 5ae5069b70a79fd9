import { expect, type Page } from 'playwright/test';
import { demoLogins } from '@/lib/demo/logins';
import { escort, publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { choose } from './support/my-ads';
import {
  cards,
  createDraft,
  fillCard,
  openPayment,
  pay,
  payment,
  payWith,
  publishPaid,
  purchasesOf,
  ready,
  upgrade,
} from './support/payment-page';
import { newPhone, registerMember } from './support/session';
import { type StripeUse, standInForStripe } from './support/stripe-stand-in';
import { errorSummary, expectPublished, heading, next, publish } from './support/wizard-page';

const total = (page: Page, amount: string) =>
  expect(page.getByText(`Total ${amount}`)).toBeVisible();

test.describe('choosing upgrades', () => {
  test('sums them up, selects all, and asks for the address of a link', async ({
    page,
    baseURL,
  }) => {
    const { id } = await createDraft(page.request, baseURL ?? '');
    await page.goto(`/post?draft=${id}&step=4`);
    await total(page, '£0.00');
    await upgrade(page, 'VIP carousel').check();
    await upgrade(page, "'NEW' label").check();
    await total(page, '£79.98');
    await page.getByRole('button', { name: 'Select All Upgrades' }).click();
    await total(page, '£171.95');
    await next(page).click();
    await expect(errorSummary(page)).toContainText('Please enter the address of your website.');
    await page.getByLabel('Address of your site').fill('https://example.co.uk');
    await expectAccessible(page);
    await next(page).click();
    await expect(pay(page)).toHaveText('Pay £171.95');
  });

  test('without a selection there is no Payment section, and Publish Ad at once', async ({
    page,
    baseURL,
  }) => {
    const { id } = await createDraft(page.request, baseURL ?? '');
    await page.goto(`/post?draft=${id}&step=5`);
    await expect(publish(page)).toBeVisible();
    await expect(payment(page)).toHaveCount(0);
  });

  test('a category without a provider says so, and can be published without upgrades', async ({
    page,
    baseURL,
  }) => {
    const { location: _, ...form } = escort;
    const { id } = await createDraft(page.request, baseURL ?? '', {
      ...form,
      phone: newPhone(),
      extras: { vip: true },
    });
    await page.goto(`/post?draft=${id}&step=4`);
    await expect(page.getByText('Upgrades are not available in this category.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await next(page).click();
    await expect(publish(page)).toBeVisible();
    await expect(payment(page)).toHaveCount(0);
  });
});

test.describe('paying', () => {
  test('a successful card leads to a published ad with its upgrades', async ({
    page,
    baseURL,
    isMobile,
  }) => {
    const { title } = await openPayment(page, baseURL ?? '', ['VIP carousel', 'Highlight']);
    await expect(publish(page)).toHaveCount(0);
    await expectAccessible(page);
    await payWith(page, cards.good);
    await expect(page.getByText('✅ Payment successful', { exact: true })).toBeVisible();
    await expect(ready(page)).toBeVisible();
    await expect(payment(page).getByText('£97.98')).toBeVisible();
    if (!isMobile) await expectAccessible(page);
    await publishPaid(page);
    await expectPublished(page);
    const ad = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(ad.getByText('VIP carousel · 7 days left')).toBeVisible();
    await expect(ad.getByText('Highlight · 7 days left')).toBeVisible();
    const mine = (await purchasesOf(page)).filter(({ adTitle }) => adTitle === title);
    expect(mine).toMatchObject([{ state: 'applied', extras: ['vip', 'highlight'] }]);
  });

  test('a declined card shows the reason, and another one can be tried', {
    tag: '@any-size',
  }, async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await payWith(page, cards.declined);
    await expect(payment(page).getByRole('alert')).toHaveText(
      'Your card was declined. Nothing was charged.',
    );
    await payWith(page, cards.poor);
    await expect(payment(page).getByRole('alert')).toHaveText(
      'Your card has insufficient funds. Nothing was charged.',
    );
    await expectAccessible(page);
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
  });

  test('an incomplete card is reported before anything is sent', { tag: '@any-size' }, async ({
    page,
    baseURL,
  }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await page.getByLabel('Card number').fill('4242');
    await pay(page).click();
    await expect(payment(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
  });

  test('a challenge is approved, or refused and repeated', async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await payWith(page, cards.challenged);
    const challenge = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await expect(challenge).toContainText('£25.99');
    await expectAccessible(page);
    await challenge.getByRole('button', { name: 'Refuse' }).click();
    await expect(payment(page).getByRole('alert')).toContainText(/authenticate/);
    await pay(page).click();
    await challenge.getByRole('button', { name: 'Approve' }).click();
    await expect(ready(page)).toBeVisible();
  });

  test('a double click charges once', { tag: '@any-size' }, async ({ page, baseURL }) => {
    const { id } = await openPayment(page, baseURL ?? '', ['Highlight']);
    let confirmed = 0;
    await page.route('**/api/payment/sandbox/confirm', (route) => {
      confirmed += 1;
      return route.continue();
    });
    await fillCard(page, cards.good);
    await pay(page).dblclick();
    await expect(ready(page)).toBeVisible();
    expect(confirmed).toBe(1);
    const mine = (await purchasesOf(page)).filter(({ draftId }) => draftId === id);
    expect(mine).toHaveLength(1);
    await publish(page).dblclick();
    await expectPublished(page);
  });

  test('works with the keyboard alone', { tag: '@any-size' }, async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await page.getByLabel('Card number').focus();
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await expect(ready(page)).toBeVisible();
    await expect(publish(page)).toBeVisible();
  });

  test('during the charge there is no way back', async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/payment/sandbox/confirm', async (route) => {
      await held;
      await route.continue();
    });
    await payWith(page, cards.good);
    await expect(payment(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    release();
    await expect(ready(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled();
  });
});

test.describe('if the payment cannot start', { tag: '@any-size' }, () => {
  test('it can be retried', async ({ page, baseURL }) => {
    await page.route('**/api/payment/create-payment-intent', (route) => route.abort());
    await openPayment(page, baseURL ?? '', ['Highlight']);
    const failed = 'Payment initialization failed. Please refresh and try again.';
    await expect(payment(page).getByRole('alert')).toHaveText(failed);
    await expectAccessible(page);
    await page.unroute('**/api/payment/create-payment-intent');
    await payment(page).getByRole('button', { name: 'Try again' }).click();
    await expect(pay(page)).toBeVisible();
  });

  test('the ad can be published without upgrades', async ({ page, baseURL }) => {
    await page.route('**/api/payment/create-payment-intent', (route) => route.abort());
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await payment(page).getByRole('button', { name: 'Continue without upgrades' }).click();
    await expect(payment(page)).toHaveCount(0);
    await publish(page).click();
    await expectPublished(page);
  });

  test('it says what it is waiting for', async ({ page, baseURL }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/payment/create-payment-intent', async (route) => {
      await held;
      await route.continue();
    });
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await expect(payment(page).getByText('Initializing payment...')).toBeVisible();
    release();
    await expect(pay(page)).toBeVisible();
  });
});

test.describe('returning', { tag: '@any-size' }, () => {
  test('a reload keeps the state of every step', async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight', "'NEW' label"]);
    await page.reload();
    await expect(pay(page)).toHaveText('Pay £33.98');
    await page.goBack();
    await page.reload();
    await expect(upgrade(page, 'Highlight')).toBeChecked();
    await total(page, '£33.98');
    await upgrade(page, 'Highlight').uncheck();
    await next(page).click();
    await expect(pay(page)).toHaveText('Pay £7.99');
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await publish(page).click();
    await expectPublished(page);
  });

  test('a reload during a payment finds it paid', async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    const charged = page.waitForResponse('**/api/payment/sandbox/confirm');
    await page.route('**/api/payment/purchases/*', () => undefined);
    await payWith(page, cards.good);
    await charged;
    await page.reload();
    await expect(ready(page)).toBeVisible();
  });

  test('after closing the tab, My Ads lists it on top, ready to publish', async ({
    page,
    context,
    baseURL,
  }) => {
    const { title } = await openPayment(page, baseURL ?? '', ['Highlight']);
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await createDraft(later.request, baseURL ?? '');
    await later.goto('/my-account');
    const drafts = later.getByRole('region', { name: 'Continue your draft' });
    const first = drafts.getByRole('listitem').first();
    await expect(first).toContainText(title);
    await expect(first).toContainText('✅ Payment successful. Ready to publish.');
    await expectAccessible(later);
    await first.getByRole('link', { name: 'Continue' }).click();
    await expect(ready(later)).toBeVisible();
    await publish(later).click();
    await expectPublished(later);
  });

  test('paid upgrades are locked on step 4, with the reason', async ({ page, baseURL }) => {
    await openPayment(page, baseURL ?? '', ['Highlight']);
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText(/You have paid for these/)).toBeVisible();
    await expect(upgrade(page, 'Highlight')).toBeChecked();
    await expect(upgrade(page, 'Highlight')).toBeDisabled();
    await expect(upgrade(page, 'VIP carousel')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Select All Upgrades' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('Promote extends active upgrades, and charges only those selected', {
  tag: '@any-size',
}, async ({ page, baseURL }) => {
  const title = uniqueTitle('A lamp to be promoted twice');
  await publishAd(page.request, baseURL ?? '', { title });
  const ad = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const promote = async () => {
    await page.goto('/my-account');
    await choose(ad, 'Promote');
    await expect(heading(page, 'Select all options')).toBeVisible();
  };
  const buy = async (amount: string) => {
    await next(page).click();
    await expect(heading(page, 'Confirm Changes')).toBeVisible();
    await expect(pay(page)).toHaveText(`Pay ${amount}`);
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
    await publishPaid(page);
    await expect(page).toHaveURL(/\/my-account$/);
  };
  await promote();
  await upgrade(page, 'Highlight').check();
  await buy('£25.99');
  await expect(ad.getByText('Highlight · 7 days left')).toBeVisible();

  await promote();
  await expect(page.getByText(/Active until/)).toBeVisible();
  await expect(upgrade(page, 'Highlight')).not.toBeChecked();
  await page.getByRole('button', { name: 'Select All Upgrades' }).click();
  await expect(upgrade(page, 'Highlight')).not.toBeChecked();
  for (const name of ['VIP carousel', 'Featured', "'NEW' label", 'Website link']) {
    await upgrade(page, name).uncheck();
  }
  await upgrade(page, 'Highlight').check();
  await buy('£25.99');
  await expect(ad.getByText('Highlight · 14 days left')).toBeVisible();
});

test('Renew reactivates an expired ad for as long as its new upgrade', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, 'the demo has one seller to do this with, and once');
  const [seller] = demoLogins;
  const headers = { origin: baseURL ?? '' };
  const login = await page.request.post('/api/auth/login', { data: seller, headers });
  expect(login.ok(), await login.text()).toBe(true);
  const ads: { title: string; status: string }[] = await (
    await page.request.get('/api/ads/my-ads')
  ).json();
  const title = ads.find(({ status }) => status === 'Expired')?.title ?? 'No ad has expired';
  await page.goto('/my-account');
  const ad = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await choose(ad, 'Renew');
  await upgrade(page, 'Highlight').check();
  await next(page).click();
  await payWith(page, cards.good);
  await expect(ready(page)).toBeVisible();
  await publishPaid(page);
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  await expect(ad.getByText('Highlight · 7 days left')).toBeVisible();
});

test("upgrades are visible in all lists, and the link on the ad's page", async ({
  page,
  baseURL,
}) => {
  const title = uniqueTitle('A mirror that everybody sees');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.goto(`/edit/${id}?step=4`);
  await page.getByRole('button', { name: 'Select All Upgrades' }).click();
  await page.getByLabel('Address of your site').fill('https://example.co.uk/mirrors');
  await next(page).click();
  await payWith(page, cards.good);
  await expect(ready(page)).toBeVisible();
  await publishPaid(page);
  await expect(page).toHaveURL(/\/my-account$/);

  // A new address, because the page of another run may be cached for 30 seconds.
  const most = 900_000 + Math.floor(Math.random() * 90_000);
  await page.goto(`/search?category=buy-and-sell&place=ilford&max=${most}`);
  const vip = page.getByRole('region', { name: 'VIP ads' });
  await expect(vip.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(`/search?${new URLSearchParams({ q: title, category: 'buy-and-sell' })}`);
  await expect(page.getByText('Ads marked Featured are paid for by their sellers.')).toBeVisible();
  const featured = page.getByRole('link', { name: title }).filter({ hasText: 'Featured' });
  await expect(featured).toContainText('New in town');
  await expectAccessible(page);

  await page.goto(`/ad/${id}`);
  const link = page.getByRole('link', { name: /Visit website/ });
  await expect(link).toHaveAttribute('href', 'https://example.co.uk/mirrors');
  await expect(link).toHaveAttribute('rel', /sponsored/);
});

test.describe('payments in the account', () => {
  test('show what was bought, with a printable receipt', async ({ page, baseURL, browser }) => {
    const { title } = await openPayment(page, baseURL ?? '', ['Highlight', "'NEW' label"]);
    await payWith(page, cards.good);
    await expect(ready(page)).toBeVisible();
    await page.goto('/my-account/payments');
    const item = page.getByRole('listitem').filter({ hasText: 'Paid, ready to publish' }).first();
    await expect(item).toContainText('£33.98');
    await expect(item).toContainText('Begins when you publish');
    await expectAccessible(page);

    await page.goto('/my-account');
    await page.getByRole('link', { name: `Continue ${title}` }).click();
    await publish(page).click();
    await expectPublished(page);
    await page
      .getByRole('navigation', { name: 'My Account' })
      .getByRole('link', { name: 'Payments' })
      .click();
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
    const paid = page.getByRole('listitem').filter({ hasText: title });
    // The text has two months if the seven days span both.
    await expect(paid).toContainText(
      /Highlight\d{1,2}(?:\s\w{3,4}(?:\s\d{4})?)?\s–\s\d{1,2}\s\w{3,4}\s\d{4}/,
    );
    await paid.getByRole('link', { name: /Receipt/ }).click();
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Total £33.98' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
    await registerMember(stranger.request, baseURL ?? '');
    expect((await stranger.request.get(new URL(page.url()).pathname)).status()).toBe(404);
    const theirs = await stranger.newPage();
    await theirs.goto('/my-account/payments');
    await expect(theirs.getByText('You have not paid for anything yet.')).toBeVisible();
    await expectAccessible(theirs);
    await stranger.close();
  });
});

test.describe('Stripe', { tag: '@any-size' }, () => {
  const use = (page: Page) =>
    page.evaluate(() => (window as unknown as { stripeUse: StripeUse }).stripeUse);

  test('is loaded on the last step only, accepts only cards, and never redirects', async ({
    page,
    baseURL,
  }) => {
    const fetched = await standInForStripe(page);
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    const { id } = await createDraft(page.request, baseURL ?? '', { extras: { highlight: true } });
    await page.goto(`/post?draft=${id}&step=4`);
    await expect(upgrade(page, 'Highlight')).toBeChecked();
    expect(fetched).toEqual([]);
    await next(page).click();
    await expect(payment(page).getByText('The card fields of Stripe')).toBeVisible();
    expect(fetched).toHaveLength(1);

    await page.evaluate(() => {
      Object.assign(window, { stripeAnswers: [{ error: { message: 'Your card has expired.' } }] });
    });
    await pay(page).click();
    await expect(payment(page).getByRole('alert')).toHaveText('Your card has expired.');
    await pay(page).click();
    await expect(ready(page)).toBeVisible();
    expect(await use(page)).toEqual({
      key: 'pk_test_stand_in',
      clientSecret: 'pi_1_secret_2',
      type: 'payment',
      layout: 'tabs',
      redirect: 'if_required',
    });
    expect(blocked).toEqual([]);
  });

  test('is allowed by the policy of the wizard only', async ({ page }) => {
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/post')).toContain('https://js.stripe.com');
    for (const path of ['/', '/my-account', '/my-account/payments', '/search']) {
      expect(await policyOf(path), path).not.toContain('stripe');
    }
    await page.goto('/my-account');
    const load = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('banner').getByRole('link', { name: 'Post your Ad' }).click();
    expect(new URL((await load).url()).pathname).toBe('/post');
  });
});
