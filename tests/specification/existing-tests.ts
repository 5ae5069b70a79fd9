/*
 * Rows that tests outside this folder cover. The check requires that each of them exists, word for
 * word.
 */

import { decisionTests } from './decision-tests.ts';
import { type ExistingTest, inFile } from './in-file.ts';

export const existingTests: ExistingTest[] = [
  ...inFile('tests/e2e/shell.spec.ts', {
    'visitors see Login': ['2.header.stranger', '6.anonymous'],
    'members see their account on cached pages too, and can log out': [
      '2.header.member',
      '4.login-state',
    ],
    'the menu on small screens opens, and closes by button, Escape and selection': [
      '2.header.menu',
      '4.menu.mobile',
    ],
  }),
  ...inFile('tests/e2e/home.spec.ts', {
    'the seven categories link to their ads': ['2.home.strip'],
    'the banner links to the wizard': ['2.home.banner'],
    'finds an ad from the home page, also by special characters': ['2.home.search'],
  }),
  ...inFile('tests/e2e/my-account.spec.ts', {
    'an ad shows its status and the actions it allows': ['2.account.ads.links'],
    'disabling removes an ad from the site, enabling restores it': ['4.actions.toggle'],
    'a failed toggle shows an error and changes nothing': ['8.toggle'],
    'reposting works once, then tells when it is possible again': [
      '4.actions.repost',
      '8.success.reposted',
    ],
    'deleting needs a confirmation': ['4.actions.delete', '8.delete-question'],
    'a failed deletion shows an error and keeps the ad': ['8.delete'],
    'each section of the account shows its content': ['2.account.details', '2.account.alerts'],
    'the first ad earns badges, shown to its readers too': ['2.account.badges'],
    'a stranger is sent to the login from every part, and comes back': ['2.account.protected'],
    'a member changes the password and stays logged in': ['2.account.password'],
  }),
  ...inFile('tests/e2e/wizard.spec.ts', {
    'a published ad is edited, starting at the step in the address': [
      '2.route.edit-step',
      '2.wizard.step5',
    ],
    "the browser's Back and Forward move between steps and keep the input": ['4.wizard.moves'],
    'a failed publication keeps everything, and its retry has the same key': ['8.publish'],
    'a missing ad leads back to My Account': ['4.edit.failed', '8.edit-load'],
  }),
  ...inFile('tests/e2e/wizard-kinds.spec.ts', {
    'an escort ad is posted with a verified number, services, fees and rates': [
      '2.wizard.preview-escort',
      '8.success.whatsapp-sent',
      '8.success.whatsapp-verified',
    ],
  }),
  ...inFile('tests/e2e/ad-page.spec.ts', {
    'an ad shows everything its seller entered, and axe finds nothing': ['2.ad.view', '2.route.ad'],
    'a missing ad answers 404 with an explanation': ['8.ad-view.missing'],
  }),
  ...inFile('tests/lib/ads/status.test.ts', {
    'an ad is %s when %o': ['4.status.order'],
    'an ad that is %s offers %o': ['4.actions.by-status'],
  }),
  ...inFile('tests/lib/catalogue/constants.test.ts', {
    'shows %s with the %s form': ['2.wizard.kinds'],
    'allows 12 pictures for property, vehicles and escorts, else 6, and crops in all but the generic forms':
      ['9.images'],
    'offers 40 years, the current one first': ['9.years'],
    "have the specification's prices": ['3.enum.upgrades', '9.prices'],
    'are added once each, in any order and number': ['9.total'],
  }),
  ...inFile('tests/lib/images/photo.test.ts', {
    'the first one uploaded becomes main, later ones do not': ['4.images.first-main'],
    '"Set main" moves the mark to one photo, which comes first': ['4.images.set-main'],
  }),
  ...inFile('tests/api/auth.test.ts', {
    'replies a token and sets an HttpOnly session cookie of the same session': ['7.login'],
    'goes from the code to a logged-in account': ['7.register'],
    'sets a new password once and ends every session': ['7.request-reset', '7.reset-password'],
  }),
  ...inFile('tests/api/users.test.ts', {
    "replies the caller's own fields only": ['3.user', '7.me'],
  }),
  ...inFile('tests/api/ads.test.ts', {
    "replies 201 with the owner's ad and its address": ['7.post-ad'],
    'can be read, edited, disabled, enabled, reposted and deleted': [
      '7.my-ads',
      '7.put-ad',
      '7.toggle',
      '7.delete',
      '7.repost',
    ],
    'replies 401 without a login and 404 to anybody but the owner': ['6.own-ads'],
  }),
  ...inFile('tests/api/public-ads.test.ts', {
    'replies everybody the public view, never the phone number': ['3.public-ad', '7.get-ad'],
  }),
  ...inFile('tests/api/locations.test.ts', {
    'turns %j into a location': ['7.enrich'],
  }),
  ...inFile('tests/api/upload.test.ts', {
    'replies the file name and size, and all three widths exist': ['7.upload'],
  }),
  ...inFile('tests/api/whatsapp.test.ts', {
    'verifies a number and stores it in the account': ['7.whatsapp-send', '7.whatsapp-verify'],
  }),
  ...inFile('tests/e2e/payments.spec.ts', {
    'a successful card leads to a published ad with its upgrades': [
      '2.wizard.payment',
      '3.payment',
      '4.payment.form',
      '4.payment.success',
      '7.payment-intent',
      '8.success.payment',
      '9.pay',
    ],
    'it says what it is waiting for': ['4.payment.initializing'],
    'during the charge there is no way back': ['4.payment.processing'],
    'is loaded on the last step only, accepts only cards, and never redirects': ['7.card'],
    'it can be retried': ['8.payment-intent'],
    'a declined card shows the reason, and another one can be tried': ['8.card'],
  }),
  ...decisionTests,
];
