import { type ExistingTest, inFile } from './in-file.ts';

/* Tests that hold rows of the decisions. */

export const decisionTests: ExistingTest[] = [
  ...inFile('tests/lib/auth/session-cookie.test.ts', {
    'name the session, hidden from scripts, and leave a readable mark': [
      'D2.cookie',
      'D2.signed-in',
    ],
    'are bound to the host and to https there': ['D2.cookie'],
  }),
  ...inFile('tests/lib/accounts/sessions/log-in.test.ts', {
    'starts one session that the token and the session id both name': ['D2.token'],
    'end after 30 days, after 7 idle ones, on logout and with a ban': ['D2.life', 'D2.row'],
  }),
  ...inFile('tests/api/users.test.ts', {
    'refuses the session JWT as a Bearer token, even beside a good cookie': ['D2.bearer'],
    'updates the password and keeps only this session': ['D2.row', 'D4.change'],
    'is a file to be kept, for the person alone': ['D12.download'],
    'erases the account, takes its ads down and logs the browser out': ['D12.erase'],
  }),
  ...inFile('tests/lib/api/same-origin.test.ts', {
    'is refused when %s': ['D2.origin'],
  }),
  ...inFile('tests/api/access-matrix.test.ts', {
    'has a row for every method of every API route, and no other': ['D2.access'],
    'has a row for every page, and no other': ['D2.access'],
  }),
  ...inFile('tests/lib/accounts/codes/email-codes.test.ts', {
    'mails the code of four digits and stores only its keyed hash': ['D3.life'],
    'refuses after ten minutes': ['D3.life'],
    'is spent after five wrong guesses, however many come at once': ['D3.guesses'],
    'waits a minute between two codes': ['D3.cooldown'],
    'sends six codes an hour to one asker, and impatience between them uses none up': [
      'D3.cooldown',
    ],
    'a resend of one browser voids its code before, but not an address already verified': [
      'D3.resend',
    ],
    'never has the code in the reply in production, and refuses where no mail can leave': [
      'D3.demo',
    ],
    'does the same for an address with an account, whose mail says so and has no code': [
      'D3.taken',
    ],
  }),
  ...inFile('tests/lib/accounts/parallel-guesses.test.ts', {
    'of guesses at a code in two processes, no more than five are judged': ['D3.guesses'],
  }),
  ...inFile('tests/lib/accounts/register.test.ts', {
    'refuses without a verified challenge of this very address': ['D3.register'],
    'refuses a password that everybody tries, in any capitals': ['D4.common'],
  }),
  ...inFile('tests/lib/accounts/codes/phone-codes.test.ts', {
    'make it a fact that this person holds this number': ['D3.phone'],
    'refuse what is no UK mobile number at its field': ['D3.phone'],
  }),
  ...inFile('tests/lib/accounts/passwords/password-hash.test.ts', {
    'does the same work for nobody as for somebody, and is then false': ['D4.time'],
  }),
  ...inFile('tests/lib/accounts/passwords/passwords.test.ts', {
    'asks for the current password and ends all other sessions': ['D4.change'],
    'mails a link to this site that is stored only as a hash': ['D4.reset'],
    'uses a token once, even twice at the same moment': ['D4.reset'],
    'answers the same for an unknown address, whose mail says so': ['D4.secret'],
  }),
  ...inFile('tests/api/auth.test.ts', {
    'takes the address of its link from no header of the request': ['D4.link'],
    'names the fields of a bad body': ['D5.shape'],
  }),
  ...inFile('tests/lib/api/mass-assignment.test.ts', {
    'names of columns and inventions change nothing on any route': ['D5.unknown'],
  }),
  ...inFile('tests/lib/api/read-json.test.ts', {
    'is cut off at the limit while it is being read, whatever length was announced': ['D5.size'],
  }),
  ...inFile('tests/api/ads.test.ts', {
    'with one Idempotency-Key makes one ad, and refuses the key for another': ['D5.idempotency'],
  }),
  ...inFile('tests/lib/api/hostile-bodies.test.ts', {
    'answers ${perRoute} hostile bodies without an error of its own': ['D5.hostile'],
  }),
  ...inFile('tests/api/openapi.test.ts', {
    'is public, cacheable, and has every operation': ['D5.openapi'],
  }),
  ...inFile('tests/lib/images/process-image.test.ts', {
    'takes %s': ['D8.types'],
    'refuses %s': ['D8.types'],
    'refuses a pixel bomb before unpacking it': ['D8.bounds'],
    'refuses more than 8 MB': ['D8.bounds'],
    'stands upright and forgets where and with what it was taken': ['D8.stripped'],
    'turns a %s into WebP in three widths': ['D8.stripped'],
  }),
  ...inFile('tests/lib/images/hostile-images.test.ts', {
    'of 300 hostile images none is stored as sent, and memory stays bounded': ['D8.hostile'],
  }),
  ...inFile('tests/lib/images/own-images.test.ts', {
    "keeps the order and drops what is another's or does not exist": ['D8.owner'],
  }),
  ...inFile('tests/lib/images/sweep-images.test.ts', {
    'deletes old pictures that nothing holds, with their files, and no others': ['D8.swept'],
  }),
  ...inFile('tests/lib/screening/photos.test.ts', {
    "the same photo in two people's ads flags both and holds neither": ['D8.copies'],
    'a photo of a removed ad holds another ad, until the removal is taken back': ['D8.copies'],
  }),
  ...inFile('tests/lib/moderation/photo-classifier.test.ts', {
    'are classified by a job where a classifier is configured, and not elsewhere': [
      'D8.classifier',
    ],
    'go on while the classifier fails, and after an hour a person is asked': ['D8.classifier'],
  }),
  ...inFile('tests/lib/auth/age-assurance.test.ts', {
    'goes to the provider and comes back to open pages; a reference is kept': ['D11.age-check'],
  }),
  ...inFile('tests/lib/moderation/settings.test.ts', {
    'production withholds adult pages until an owner sets it otherwise': ['D11.withheld'],
  }),
  ...inFile('tests/lib/ads/publishing/publish-ad.test.ts', {
    'may be left out, except in adult ads': ['D11.phone'],
    'in production an adult ad waits for a person, and another does not': ['D11.review'],
    'while nobody can review it, it is not taken': ['D11.review'],
    'an ad of an agency waits for a person there too': ['D11.agency'],
  }),
  ...inFile('tests/lib/screening/publishing.test.ts', {
    'an ad whose words meet a rule waits for a person, and its owner reads which and why': [
      'D11.screening',
    ],
  }),
  ...inFile('tests/lib/screening/sets.test.ts', {
    'at least 95 % of the texts in %s are held': ['D11.bad'],
    'at most 2 %% of the texts in %s are held': ['D11.innocent'],
    'every ad of the demo passes': ['D11.innocent'],
  }),
  ...inFile('tests/lib/moderation/reports.test.ts', {
    'a report gets a receipt, and the reporter hears the outcome': ['D11.report'],
    'three independent serious reports hide an ad, and no fewer': ['D11.hidden'],
  }),
  ...inFile('tests/lib/moderation/messages.test.ts', {
    'is shown with those around it, and can be taken back from its reader': ['D11.message'],
  }),
  ...inFile('tests/lib/moderation/reviews.test.ts', {
    'is removed from page, rating and conversation, and everybody hears why': ['D11.reviews'],
  }),
  ...inFile('tests/lib/moderation/decisions.test.ts', {
    'a removal is explained, and a second decision about the same case is refused': [
      'D11.explained',
    ],
    'the audit log refuses changes and deletions, also by SQL': ['D12.audit'],
  }),
  ...inFile('tests/lib/moderation/appeals.test.ts', {
    'one appeal, due in 72 hours, even by a person who cannot log in': ['D11.appeal'],
    'another person decides: overturned, ad and account are back': ['D11.appeal'],
  }),
  ...inFile('tests/lib/payments/providers/cards.test.ts', {
    'who pays with the card of a suspended member comes into the queue': ['D11.evasion'],
  }),
  ...inFile('tests/api/public-ads.test.ts', {
    'replies the number, and only where the seller shows it': ['D12.phone'],
    'replies 429 to whoever collects numbers': ['D12.phone'],
  }),
  ...inFile('tests/lib/privacy/export-my-data.test.ts', {
    'the export holds everything of the person, deleted ads included': ['D12.download'],
  }),
  ...inFile('tests/lib/privacy/delete-account.test.ts', {
    'leaves nothing of the person in any column that can be read': ['D12.erase'],
  }),
  ...inFile('tests/lib/log/log.test.ts', {
    'personal data and secrets are left out': ['D12.logs'],
  }),
  ...inFile('tests/e2e/content.spec.ts', {
    'the cookies page names every cookie that a visit, a login and the API leave behind': [
      'D12.cookies',
    ],
    'whoever does not want to be counted is not counted, until they change their mind': [
      'D12.cookies',
    ],
  }),
  ...inFile('tests/lib/privacy/sweep-audit.test.ts', {
    'the record is kept for 18 months, what concerns money for six years, badges as long as the account':
      ['D12.audit'],
  }),
  ...inFile('tests/lib/privacy/authority-report.test.ts', {
    'an ad and its person come with reports, decisions and the audit log': ['D12.authority'],
  }),
];
