import { expect, type Page, test as strangerTest } from 'playwright/test';
import { publishAd, uniqueTitle } from './support/ads';
import { expectAccessible } from './support/axe';
import { test } from './support/member-test';
import { registerMember } from './support/session';

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** An ad of this member, on the page of their ads. */
async function openMyAds(page: Page, origin: string) {
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, origin, { title });
  await page.goto('/my-account');
  return { id, title, ad: row(page, title) };
}

const toggle = (ad: ReturnType<typeof row>, name: 'Enable' | 'Disable') =>
  ad.getByRole('button', { name: new RegExp(`^${name}`) });

test('an ad shows what it is and what its status allows', async ({ page, baseURL }) => {
  const { id, title, ad } = await openMyAds(page, baseURL ?? '');
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  await expect(ad.getByText('No Image')).toBeVisible();
  await expect(ad.getByText('Home · Ilford, Redbridge (IG1)')).toBeVisible();
  const href = (name: string) => ad.getByRole('link', { name: `${name} ${title}` });
  await expect(href('Edit')).toHaveAttribute('href', `/edit/${id}`);
  await expect(href('Promote')).toHaveAttribute('href', `/edit/${id}?step=4`);
  await expect(href('View')).toHaveAttribute('href', `/ad/${id}`);
  await expect(ad.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
});

test('disabling takes an ad off the site, enabling brings it back', async ({ page, baseURL }) => {
  const { id, ad } = await openMyAds(page, baseURL ?? '');
  await toggle(ad, 'Disable').click();
  await expect(ad.getByText('Disabled', { exact: true })).toBeVisible();
  expect((await page.request.get(`/ad/${id}`)).status()).toBe(404);
  await toggle(ad, 'Enable').click();
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
  expect((await page.request.get(`/ad/${id}`)).status()).toBe(200);
});

test('a failed toggle says so and leaves the ad as it is', async ({ page, baseURL }) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  await page.route('**/toggle-active', (route) => route.abort());
  await toggle(ad, 'Disable').click();
  await expect(page.getByText('Error toggling ad')).toBeVisible();
  await expect(ad.getByText('Active', { exact: true })).toBeVisible();
});

test('reposting works once, then says when it works again', async ({ page, baseURL }) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  const repost = ad.getByRole('button', { name: /^Repost/ });
  await repost.click();
  await expect(page.getByText('Ad reposted')).toBeVisible();
  await repost.click();
  await expect(page.getByText(/can be reposted once in 48 hours/)).toBeVisible();
});

test('deleting asks first, and then it is gone', async ({ page, baseURL }) => {
  const { id, title, ad } = await openMyAds(page, baseURL ?? '');
  await toggle(ad, 'Disable').click();
  const remove = ad.getByRole('button', { name: /^Delete/ });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to permanently delete this ad?',
  });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(ad).toBeVisible();

  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your ads' })).toBeFocused();
  expect((await page.request.get(`/api/ads/${id}`)).status()).toBe(404);
});

test('a failed deletion says so and keeps the ad', async ({ page, baseURL }) => {
  const { ad } = await openMyAds(page, baseURL ?? '');
  await toggle(ad, 'Disable').click();
  await page.route('**/api/ads/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await ad.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Server error. Try again later.')).toBeVisible();
  await expect(ad).toBeVisible();
});

test('drafts stand above the ads and lead back into the wizard', async ({ page, baseURL }) => {
  const title = uniqueTitle('A begun ad');
  const response = await page.request.post('/api/drafts', {
    data: { form: { title }, step: 1 },
    headers: { origin: baseURL ?? '' },
  });
  const { id } = await response.json();
  await page.goto('/my-account');
  const drafts = page.getByRole('region', { name: 'Continue your draft' });
  const link = drafts.getByRole('link', { name: `Continue ${title}` });
  await expect(link).toHaveAttribute('href', `/post?draft=${id}`);
});

test('the parts of the account say what they hold', async ({ page, session }) => {
  await page.goto('/my-account');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await menu.getByRole('link', { name: 'My Details' }).click();
  await expect(page.getByRole('heading', { name: 'My Details', level: 1 })).toBeVisible();
  const shown = (label: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
  await expect(shown('Full name')).toHaveText('Robin Reader');
  await expect(shown('Email')).toHaveText(session.member.email);
  await expect(shown('Gender')).toHaveText('N/A');
  await expect(shown('Date of birth')).toHaveText('N/A');
  await expectAccessible(page);

  await menu.getByRole('link', { name: 'Email Alerts' }).click();
  await expect(page.getByText('You are not subscribed to any alerts yet.')).toBeVisible();
  await menu.getByRole('link', { name: 'My Badges' }).click();
  await expect(menu.getByRole('link', { name: 'My Badges' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

strangerTest(
  'a stranger is sent to the login from every part, and comes back',
  async ({ page }) => {
    for (const part of ['', '/details', '/alerts', '/badges', '/password']) {
      await page.goto(`/my-account${part}`);
      const next = encodeURIComponent(`/my-account${part}`);
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${next}$`));
    }
  },
);

strangerTest(
  'somebody new finds no ads yet and the way to the first',
  async ({ page, baseURL }) => {
    await registerMember(page.request, baseURL ?? '');
    await page.goto('/my-account');
    await expect(page.getByText('You have no ads yet.')).toBeVisible();
    const ads = page.getByRole('region', { name: 'Your ads' });
    await expect(ads.getByRole('link', { name: 'Post your Ad' })).toHaveAttribute('href', '/post');
    await expectAccessible(page);
  },
);

strangerTest('the first ad earns badges, shown to its readers too', async ({ page, baseURL }) => {
  await registerMember(page.request, baseURL ?? '');
  await page.goto('/my-account/badges');
  await expect(page.getByText('No badges yet. Start posting to earn some!')).toBeVisible();
  const title = uniqueTitle('Oak dining table with six chairs');
  const id = await publishAd(page.request, baseURL ?? '', { title });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('First ad', { exact: true })).toBeVisible();
  await expect(main.getByText('Verified email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/ad/${id}`);
  const badges = page.getByRole('list', { name: 'Badges' });
  await expect(badges.getByRole('listitem')).toHaveText(['First ad', 'Verified email']);
});

strangerTest('a member changes the password and stays logged in', async ({ page, baseURL }) => {
  const { email, password } = await registerMember(page.request, baseURL ?? '');
  await page.goto('/my-account/password');
  await expectAccessible(page);
  const fill = async (current: string, next: string, repeated: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel(/^New password/).fill(next);
    await page.getByLabel('Confirm new password').fill(repeated);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await fill(password, 'Sandpiper-Quay-7', 'Sandpiper-Quay-8');
  await expect(page.getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  await fill('Wrong-Password-1', 'Sandpiper-Quay-7', 'Sandpiper-Quay-7');
  await expect(page.getByText('Your current password is not correct.').first()).toBeVisible();
  await fill(password, 'Sandpiper-Quay-7', 'Sandpiper-Quay-7');
  await expect(page.getByText('Password updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  const again = await page.request.post('/api/auth/login', {
    data: { email, password: 'Sandpiper-Quay-7' },
    headers: { origin: baseURL ?? '' },
  });
  expect(again.ok()).toBe(true);
});
