import { type ExistingTest, inFile } from './in-file.ts';

/* Tests that cover rows of the decisions. */

export const decisionTests: ExistingTest[] = [
  ...inFile('tests/lib/auth/session-cookie.test.ts', {
    'contain the session, hidden from scripts, and a readable cookie': [
      'D2.cookie',
      'D2.signed-in',
    ],
    'have the __Host- prefix and Secure under https': ['D2.cookie'],
  }),
  ...inFile('tests/lib/accounts/sessions/log-in.test.ts', {
    'starts one session for both the token and the session id': ['D2.token'],
    'end after 30 days, after 7 idle ones, on logout and with a ban': ['D2.life', 'D2.row'],
  }),
  ...inFile('tests/api/users.test.ts', {
    'refuses the session JWT as a Bearer token, even together with a valid cookie': ['D2.bearer'],
    'updates the password and ends all other sessions': ['D2.row', 'D4.change'],
    'is a download for the member only': ['D12.download'],
    'erases the account, removes its ads and ends the session': ['D12.erase'],
  }),
  ...inFile('tests/lib/api/same-origin.test.ts', {
    'is refused when %s': ['D2.origin'],
  }),
  ...inFile('tests/api/access-matrix.test.ts', {
    'has a row for exactly the methods of all API routes': ['D2.access'],
    'has a row for exactly the existing pages': ['D2.access'],
  }),
  ...inFile('tests/lib/accounts/codes/email-codes.test.ts', {
    'mails a code of four digits and stores only its keyed hash': ['D3.life'],
    'refuses after ten minutes': ['D3.life'],
    'is spent after five wrong guesses, also parallel ones': ['D3.guesses'],
    'enforces a cooldown of a minute': ['D3.cooldown'],
    'sends six codes an hour to one asker; requests during the cooldown do not count': [
      'D3.cooldown',
    ],
    "a resend voids the browser's previous code, but not a verified address": ['D3.resend'],
    'never replies the code in production, and refuses without a carrier': ['D3.demo'],
    'replies the same for a registered address, whose mail says so without a code': ['D3.taken'],
  }),
  ...inFile('tests/lib/accounts/parallel-guesses.test.ts', {
    'of code guesses in two processes, at most five are checked': ['D3.guesses'],
  }),
  ...inFile('tests/lib/accounts/register.test.ts', {
    'refuses without a verified challenge for this address': ['D3.register'],
    'refuses common passwords in any case': ['D4.common'],
  }),
  ...inFile('tests/lib/accounts/codes/phone-codes.test.ts', {
    'record that this member holds this number': ['D3.phone'],
    'refuse invalid numbers at their field': ['D3.phone'],
  }),
  ...inFile('tests/lib/accounts/passwords/password-hash.test.ts', {
    'takes as long without a hash, and is then false': ['D4.time'],
  }),
  ...inFile('tests/lib/accounts/passwords/passwords.test.ts', {
    'needs the current password and ends all other sessions': ['D4.change'],
    'mails a link to this site and stores only its hash': ['D4.reset'],
    'accepts a token once, also if it is sent twice at the same time': ['D4.reset'],
    'replies the same for an unknown address, whose mail says so': ['D4.secret'],
  }),
  ...inFile('tests/api/auth.test.ts', {
    'ignores request headers when it builds the link': ['D4.link'],
    'names the fields of an invalid body': ['D5.shape'],
  }),
  ...inFile('tests/lib/api/mass-assignment.test.ts', {
    'column names and invented keys in bodies change nothing on any route': ['D5.unknown'],
  }),
  ...inFile('tests/lib/api/read-json.test.ts', {
    'is limited while it is read, whatever length was announced': ['D5.size'],
  }),
  ...inFile('tests/api/ads.test.ts', {
    'creates one ad per Idempotency-Key, and refuses the key for another': ['D5.idempotency'],
  }),
  ...inFile('tests/lib/api/hostile-bodies.test.ts', {
    'handles ${perRoute} hostile bodies without an internal error': ['D5.hostile'],
  }),
  ...inFile('tests/api/openapi.test.ts', {
    'is public, cacheable, and has every operation': ['D5.openapi'],
  }),
  ...inFile('tests/lib/images/process-image.test.ts', {
    'accepts %s': ['D8.types'],
    'refuses %s': ['D8.types'],
    'refuses a decompression bomb without decoding it': ['D8.bounds'],
    'refuses more than 8 MB': ['D8.bounds'],
    'rotates upright and removes location and camera metadata': ['D8.stripped'],
    'converts a %s to WebP in three widths': ['D8.stripped'],
  }),
  ...inFile('tests/lib/images/hostile-images.test.ts', {
    'none of 300 hostile images is stored as sent, and memory stays limited': ['D8.hostile'],
  }),
  ...inFile('tests/lib/images/own-images.test.ts', {
    'keeps the order and drops foreign and unknown names': ['D8.owner'],
  }),
  ...inFile('tests/lib/images/sweep-images.test.ts', {
    'deletes old unused pictures with their files, and no others': ['D8.swept'],
  }),
  ...inFile('tests/lib/screening/photos.test.ts', {
    "the same photo in two people's ads flags both and holds neither": ['D8.copies'],
    'a photo of a removed ad holds another ad, unless the removal is undone': ['D8.copies'],
  }),
  ...inFile('tests/lib/moderation/photo-classifier.test.ts', {
    'are classified by a job if a classifier is configured': ['D8.classifier'],
    'are retried while the classifier fails, and after an hour a moderator is asked': [
      'D8.classifier',
    ],
  }),
  ...inFile('tests/lib/auth/age-assurance.test.ts', {
    'gets access after visiting the provider; a reference is stored': ['D11.age-check'],
  }),
  ...inFile('tests/lib/moderation/settings.test.ts', {
    'production withholds adult pages until an owner changes the setting': ['D11.withheld'],
  }),
  ...inFile('tests/lib/ads/publishing/publish-ad.test.ts', {
    'is optional, except in adult ads': ['D11.phone'],
    'in production an adult ad waits for a moderator, and others do not': ['D11.review'],
    'while nobody can review it, it is refused': ['D11.review'],
    "an agency's ad waits for a moderator in the demo too": ['D11.agency'],
  }),
  ...inFile('tests/lib/screening/publishing.test.ts', {
    'an ad that matches a rule waits for a moderator, and its owner is told the words': [
      'D11.screening',
    ],
  }),
  ...inFile('tests/lib/screening/sets.test.ts', {
    'holds at least 95 %% of %s': ['D11.bad'],
    'holds at most 2 %% of %s': ['D11.innocent'],
  }),
  ...inFile('tests/lib/screening/demo-ads.test.ts', {
    'every demo ad passes': ['D11.innocent'],
  }),
  ...inFile('tests/lib/moderation/reports.test.ts', {
    'a report has a receipt, and the reporter is told the outcome': ['D11.report'],
    'three independent serious reports hide an ad, fewer do not': ['D11.hidden'],
  }),
  ...inFile('tests/lib/moderation/messages.test.ts', {
    'is shown with those around it, and can be withdrawn from its recipient': ['D11.message'],
  }),
  ...inFile('tests/lib/moderation/reviews.test.ts', {
    'is removed from page, rating and conversation, and both people and reporters are told': [
      'D11.reviews',
    ],
  }),
  ...inFile('tests/lib/moderation/decisions.test.ts', {
    'a removal is explained, and a second decision about the same case is refused': [
      'D11.explained',
    ],
    'the audit log cannot be changed or deleted, even by SQL': ['D12.audit'],
  }),
  ...inFile('tests/lib/moderation/appeals.test.ts', {
    'one appeal per decision, due in 72 hours, also without a login': ['D11.appeal'],
    'another moderator overturns it: ad and account are restored': ['D11.appeal'],
  }),
  ...inFile('tests/lib/payments/providers/cards.test.ts', {
    "paying with a suspended member's card opens a case": ['D11.evasion'],
  }),
  ...inFile('tests/api/public-ads.test.ts', {
    'replies the number only if the seller shows it': ['D12.phone'],
    'replies 429 to a client that collects numbers': ['D12.phone'],
  }),
  ...inFile('tests/lib/privacy/export-my-data.test.ts', {
    'the export contains everything about the member, including deleted ads': ['D12.download'],
  }),
  ...inFile('tests/lib/privacy/delete-account.test.ts', {
    'leaves personal data in no readable column': ['D12.erase'],
  }),
  ...inFile('tests/lib/log/log.test.ts', {
    'personal data and secrets are removed': ['D12.logs'],
  }),
  ...inFile('tests/e2e/content.spec.ts', {
    'the cookies page lists every cookie that a visit, a login and the API set': ['D12.cookies'],
    'visitors who opt out are not counted until they opt in again': ['D12.cookies'],
  }),
  ...inFile('tests/lib/privacy/sweep-audit.test.ts', {
    'entries are kept for 18 months, about money for six years, for badges as long as the account':
      ['D12.audit'],
  }),
  ...inFile('tests/lib/privacy/authority-report.test.ts', {
    'a report on an ad or person has complaints, decisions and the audit log': ['D12.authority'],
  }),
];
