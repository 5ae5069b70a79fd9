import { expect, test as strangerTest } from 'playwright/test';
import { widestUsername } from '../builders/username';
import { escort, publishAd, uniqueTitle, uploadPhotos } from './support/ads';
import { test } from './support/member-test';
import { newPhone, registerMember, verifyPhone } from './support/session';
import { expectSoundPage } from './support/sound-page';

/* Checks every page: status, one heading, title, axe, script policy, 320 pixels. */

const open = [
  '/',
  '/search',
  '/search?q=zzqqzz',
  '/browse/all/uk',
  '/browse/vehicles/south-east',
  '/browse/cars/ilford',
  '/browse/internships/lerwick',
  '/search?category=vehicles&place=ilford&max=900000',
  '/search?category=cars&view=list',
  '/search?place=Atlantis',
  '/adult/search',
  '/help',
  '/blog',
  '/terms',
  '/privacy',
  '/cookies',
  '/safety',
  '/api/docs',
  '/adult',
  '/login',
  '/register',
  '/verify-email',
  '/profile-details',
  '/forgot-password',
  '/account-deleted',
  '/saved',
  '/share',
  '/reset-password',
  '/reset-password?token=none',
  '/demo/outbox',
];

const missing = [
  '/no/such/page',
  '/ad/none',
  '/ad/none-cars',
  '/help/none',
  '/blog/none',
  '/demo/none',
  '/home/none',
  '/browse/cars/none',
  '/browse/none',
  '/seller/nobody-at-all',
  '/seller/nobody-at-all/2',
];

const ofMembers = [
  '/account-created',
  '/my-account',
  '/my-account/details',
  '/my-account/alerts',
  '/my-account/badges',
  '/my-account/password',
  '/my-account/messages',
  '/my-account/saved',
  '/post',
];

for (const path of open) {
  // axe needs half a minute for the thousands of cells of the API's documentation.
  const details = { tag: path === '/api/docs' ? '@any-size' : [] };
  strangerTest(`${path} is sound for a stranger`, details, ({ page }) =>
    expectSoundPage(page, path),
  );
}

for (const [index, path] of missing.entries()) {
  // All show the same page.
  const details = { tag: index > 0 ? '@any-size' : [] };
  strangerTest(`${path} is not there, and says so soundly`, details, ({ page }) =>
    expectSoundPage(page, path, 404),
  );
}

for (const path of ['/help', '/blog']) {
  strangerTest(`every article of ${path} is sound`, async ({ page }) => {
    strangerTest.slow();
    await page.goto(path);
    const links = page.getByRole('main').locator(`a[href^="${path}/"]:not([href$=".xml"])`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of new Set(hrefs)) await expectSoundPage(page, href ?? '');
  });
}

for (const path of ofMembers) {
  test(`${path} works for a member`, ({ page }) => expectSoundPage(page, path));
}

for (const path of ['/my-account/none', '/post/none', '/edit']) {
  test(`${path} answers 404 for a member too`, { tag: '@any-size' }, ({ page }) =>
    expectSoundPage(page, path, 404),
  );
}

const longWords = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
];

strangerTest(
  'an ad of long words is sound, and so are its form and its seller',
  async ({ page, baseURL }) => {
    strangerTest.slow();
    const origin = baseURL ?? '';
    const { username } = await registerMember(page.request, origin, widestUsername());
    const images = await uploadPhotos(page.request, origin, ['teal', 'gold']);
    const ids: string[] = [];
    for (const word of longWords) {
      const form = {
        title: uniqueTitle(word),
        description: `${word} ${word}`,
        genericPrice: 9_876_543,
        location: { slug: 'llanfairpwllgwyngyll-ll61' },
      };
      ids.push(await publishAd(page.request, origin, { ...form, images }));
    }
    const [id = '', other = ''] = ids;
    await expectSoundPage(page, `/ad/${id}`);
    // The page again, now with a recently viewed ad.
    await expectSoundPage(page, `/ad/${other}`);
    await expect(page.getByRole('heading', { name: `More from ${username}` })).toBeVisible();
    await expectSoundPage(page, `/edit/${id}`);
    await expectSoundPage(page, `/edit/${id}/promote`);
    await expectSoundPage(page, `/seller/${username}`);
    await expectSoundPage(page, '/my-account');
  },
);

test('adult pages work after the age check', async ({ page, baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  const phone = newPhone();
  await verifyPhone(page.request, origin, phone);
  const title = uniqueTitle('Calm massage in the evening');
  const id = await publishAd(page.request, origin, { ...escort, title, phone });
  await expectSoundPage(page, `/adult/ad/${id}`);
  await page.getByRole('button', { name: 'I am 18 or over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectSoundPage(page, '/adult');
  await expectSoundPage(page, '/adult/browse/escorts-and-massages/ilford');
  await expectSoundPage(page, '/adult/browse/swingers/lerwick');
  await expectSoundPage(page, '/adult/browse/cars/uk', 404);
  await expectSoundPage(page, '/adult/search?q=massage');
  await expectSoundPage(page, `/adult/ad/${id}`);
  await expectSoundPage(page, '/adult/ad/none', 404);
});
