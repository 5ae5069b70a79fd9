/*
 * Rows that tests outside this folder hold. The check wants every one of them to exist, word for
 * word.
 */

import { decisionTests } from './decision-tests.ts';
import { type ExistingTest, inFile } from './in-file.ts';

export const existingTests: ExistingTest[] = [
  ...inFile('tests/e2e/shell.spec.ts', {
    'a stranger is offered the login': ['2.header.stranger', '6.anonymous'],
    'a member is offered their account on cached pages too, and can log out': [
      '2.header.member',
      '4.login-state',
    ],
    'the menu of small screens opens, and closes by button, Escape and choice': [
      '2.header.menu',
      '4.menu.mobile',
    ],
  }),
  ...inFile('tests/e2e/home.spec.ts', {
    'the seven categories lead to their ads': ['2.home.strip'],
    'the banner leads to the wizard': ['2.home.banner'],
    'finds an ad from the home page, signs of patterns included': ['2.home.search'],
  }),
  ...inFile('tests/e2e/my-account.spec.ts', {
    'an ad shows what it is and what its status allows': ['2.account.ads.links'],
    'disabling takes an ad off the site, enabling brings it back': ['4.actions.toggle'],
    'a failed toggle says so and leaves the ad as it is': ['8.toggle'],
    'reposting works once, then says when it works again': [
      '4.actions.repost',
      '8.success.reposted',
    ],
    'deleting asks first, and then it is gone': ['4.actions.delete', '8.delete-question'],
    'a failed deletion says so and keeps the ad': ['8.delete'],
    'the parts of the account say what they hold': ['2.account.details', '2.account.alerts'],
    'the first ad earns badges, shown to its readers too': ['2.account.badges'],
    'a stranger is sent to the login from every part, and comes back': ['2.account.protected'],
    'a member changes the password and stays logged in': ['2.account.password'],
  }),
  ...inFile('tests/e2e/wizard.spec.ts', {
    'a published ad is edited, from the step the address names': [
      '2.route.edit-step',
      '2.wizard.step5',
    ],
    "the browser's Back and Forward walk the steps and keep what was typed": ['4.wizard.moves'],
    'a failed publishing keeps everything; its retry carries the same key': ['8.publish'],
    'an ad that is not there leads back to My Account': ['4.edit.failed', '8.edit-load'],
  }),
  ...inFile('tests/e2e/wizard-kinds.spec.ts', {
    'an escort ad is posted with a verified number, services, fees and rates': [
      '2.wizard.preview-escort',
      '8.success.whatsapp-sent',
      '8.success.whatsapp-verified',
    ],
  }),
  ...inFile('tests/e2e/ad-page.spec.ts', {
    'an ad shows everything its seller said, and axe finds nothing': ['2.ad.view', '2.route.ad'],
    'an ad that is not there answers 404 with the words for it': ['8.ad-view.missing'],
  }),
  ...inFile('tests/lib/ads/status.test.ts', {
    'an ad is %s when %o': ['4.status.order'],
    'an ad that is %s offers %o': ['4.actions.by-status'],
  }),
  ...inFile('tests/lib/catalogue/constants.test.ts', {
    'shows %s with the %s form': ['2.wizard.kinds'],
    'allows 12 pictures for property, vehicles and escorts, else 6, and crops all but the generic forms':
      ['9.images'],
    'offers 40 years, the current one first': ['9.years'],
    'cost what the specification says': ['3.enum.upgrades', '9.prices'],
    'are summed once each, whatever their order and number': ['9.total'],
  }),
  ...inFile('tests/lib/images/photo.test.ts', {
    'the first one uploaded becomes main, later ones do not': ['4.images.first-main'],
    'Set main moves the mark to exactly one, which comes first': ['4.images.set-main'],
  }),
  ...inFile('tests/api/auth.test.ts', {
    'replies a token and sets an HttpOnly session cookie of the same session': ['7.login'],
    'goes from the code to a logged-in account': ['7.register'],
    'sets a new password once and ends every session': ['7.request-reset', '7.reset-password'],
  }),
  ...inFile('tests/api/users.test.ts', {
    'gives a person their own fields and nothing else': ['3.user', '7.me'],
  }),
  ...inFile('tests/api/ads.test.ts', {
    "replies 201 with the owner's ad and where it is": ['7.post-ad'],
    'read, edited, disabled, enabled, reposted, deleted': [
      '7.my-ads',
      '7.put-ad',
      '7.toggle',
      '7.delete',
      '7.repost',
    ],
    'replies 401 to whoever is not logged in, 404 to anybody but the owner': ['6.own-ads'],
  }),
  ...inFile('tests/api/public-ads.test.ts', {
    'gives everybody the public view, and never the phone': ['3.public-ad', '7.get-ad'],
  }),
  ...inFile('tests/api/locations.test.ts', {
    'turns %j into a location': ['7.enrich'],
  }),
  ...inFile('tests/api/upload.test.ts', {
    'replies the file name and size, and all three widths are there': ['7.upload'],
  }),
  ...inFile('tests/api/whatsapp.test.ts', {
    'proves a number and makes it the one of the account': ['7.whatsapp-send', '7.whatsapp-verify'],
  }),
  ...inFile('tests/e2e/payments.spec.ts', {
    'a card that succeeds ends at a published ad with its upgrades': [
      '2.wizard.payment',
      '3.payment',
      '4.payment.form',
      '4.payment.success',
      '7.payment-intent',
      '8.success.payment',
      '9.pay',
    ],
    'it says what it waits for': ['4.payment.initializing'],
    'while the card is charged there is no way back': ['4.payment.processing'],
    'is fetched on the last step alone, takes cards only, and is asked without redirect': [
      '7.card',
    ],
    'it is tried again': ['8.payment-intent'],
    'a declined card says why, and another one is tried': ['8.card'],
  }),
  ...decisionTests,
];
