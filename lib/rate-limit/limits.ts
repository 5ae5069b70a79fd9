import {
  ageRequestLife,
  codesPerHour,
  imageUploadsPerHour,
  loginPlaceKept,
  resendCooldown,
} from '@/lib/catalogue/limits';
import { day, hour, minute } from '@/lib/durations';

/* docs/operations/limits.md lists them. Several people may share an IP address. */

type Counted =
  | 'address'
  | 'member'
  | 'caller'
  | 'email address'
  | 'email address or number'
  | 'email address and address'
  | 'address and ad'
  | 'email address or number, and requester'
  | 'proof'
  | 'age check';

type Row<Name extends string> = {
  name: Name;
  max: number;
  /** Milliseconds from the first request. */
  window: number;
  per: Counted;
  purpose: string;
};

const row = <const Name extends string>(
  name: Name,
  max: number,
  window: number,
  per: Counted,
  purpose: string,
): Row<Name> => ({ name, max, window, per, purpose });

export const limits = {
  logins: row('logins-per-caller', 100, 15 * minute, 'address', 'logging in'),
  guessesFromAddress: row(
    'logins-per-email-and-address',
    10,
    15 * minute,
    'email address and address',
    'wrong passwords',
  ),
  guessesAtEmail: row(
    'logins-per-email',
    10,
    hour,
    'email address',
    'wrong passwords, from addresses the member never logged in from, before waiting times start',
  ),
  passwordGuesses: row(
    'password-guesses',
    10,
    15 * minute,
    'member',
    'wrong current passwords, wherever one is required',
  ),
  changePassword: row('change-password', 10, 15 * minute, 'member', 'changing the password'),
  resets: row('resets-per-caller', 30, hour, 'address', 'requesting a reset link'),
  resetsFromAddress: row(
    'resets-per-email-and-address',
    5,
    hour,
    'email address and address',
    'reset links',
  ),
  resetsOfEmail: row(
    'resets-per-email',
    5,
    hour,
    'email address',
    'reset links, from addresses the member never logged in from, before waiting times start',
  ),
  resetPassword: row('reset-password', 60, hour, 'caller', 'using a reset link'),
  register: row('register', 120, hour, 'caller', 'registering'),
  codes: row('codes-per-caller', 120, hour, 'address', 'requesting a code'),
  codeCooldown: row(
    'code-cooldown',
    1,
    resendCooldown,
    'email address or number, and requester',
    'the wait between two codes',
  ),
  codesOfAsker: row(
    'codes-per-target-and-asker',
    codesPerHour,
    hour,
    'email address or number, and requester',
    'codes',
  ),
  codesOfTarget: row(
    'codes-per-target',
    6,
    hour,
    'email address or number',
    'codes for all requesters, before waiting times start',
  ),
  codeGuesses: row(
    'code-guesses-per-target',
    20,
    hour,
    'email address or number',
    'guesses at all its codes',
  ),
  provedCodeGuesses: row(
    'proved-code-guesses',
    20,
    hour,
    'email address or number',
    'more guesses, each with a proof of work',
  ),
  proved: row(
    'proved-requests',
    60,
    hour,
    'email address or number',
    'requests of one kind that a proof of work exempts from waiting',
  ),
  usedProofs: row('used-proofs', 1, 10 * minute, 'proof', 'using a proof of work'),
  ageChecks: row(
    'age-checks',
    120,
    hour,
    'address',
    'going to an age check provider and coming back',
  ),
  usedAgeChecks: row(
    'used-age-checks',
    1,
    ageRequestLife,
    'age check',
    'exchanging the code of an age check provider',
  ),
  verifyCode: row('verify-code', 200, hour, 'caller', 'entering a code from a mail'),
  phoneCodes: row(
    'whatsapp-send-code',
    20,
    day,
    'member',
    'codes by WhatsApp, so that one account does not write to many numbers',
  ),
  verifyPhoneCode: row('whatsapp-verify-code', 60, hour, 'member', 'entering a code from WhatsApp'),
  emailChangeCodes: row(
    'email-change-code',
    20,
    day,
    'member',
    'codes for a new email address, so that one account does not write to many addresses',
  ),
  changeEmail: row('change-email', 60, hour, 'member', 'changing the email address'),
  removePhone: row('remove-phone', 60, hour, 'member', 'removing a number'),
  readMe: row('read-me', 3000, hour, 'member', 'reading own details'),
  updateDetails: row('update-details', 60, hour, 'member', 'changing details'),
  exportMyData: row('export-my-data', 10, hour, 'member', 'downloading all data'),
  deleteAccount: row('delete-account', 20, hour, 'member', 'deleting the account'),
  publishAd: row('publish-ad', 200, hour, 'member', 'calls to publish, refused ones included'),
  updateAd: row('update-ad', 200, hour, 'member', 'publishing an edit'),
  checkWords: row('check-words', 200, hour, 'member', 'screening the text of an ad'),
  repostAd: row('repost-ad', 300, hour, 'member', 'reposting, refused calls included'),
  deleteAd: row('delete-ad', 300, hour, 'member', 'deleting ads'),
  myAds: row('my-ads', 1200, hour, 'member', 'reading all own ads'),
  toggleAd: row('toggle-ad', 300, hour, 'member', 'disabling and enabling ads'),
  reserveAd: row('reserve-ad', 300, hour, 'member', 'marking ads as reserved'),
  confirmAd: row('confirm-ad', 300, hour, 'member', 'confirming that an ad is still available'),
  changePrice: row('change-price', 300, hour, 'member', 'changing the price of an ad'),
  markSold: row('mark-sold', 300, hour, 'member', 'marking ads as sold'),
  listBuyers: row('list-buyers', 600, hour, 'member', 'reading who wrote about an ad'),
  newDraft: row('new-draft', 120, hour, 'member', 'starting a draft'),
  saveDraft: row('save-draft', 3000, hour, 'member', 'saving a draft while typing'),
  listDrafts: row('list-drafts', 1200, hour, 'member', 'reading all drafts'),
  readDraft: row('read-draft', 1200, hour, 'member', 'reading a draft'),
  deleteDraft: row('delete-draft', 300, hour, 'member', 'deleting drafts'),
  uploadImage: row('upload-image', imageUploadsPerHour, hour, 'member', 'uploading pictures'),
  directUpload: row('direct-upload', 360, hour, 'member', 'uploading large files to the bucket'),
  reports: row('reports', 10, hour, 'address', 'reporting ads, messages and people'),
  reportsOfTarget: row('reports-per-target', 3, day, 'address and ad', 'reports of the same thing'),
  mailsAboutReports: row(
    'report-mails',
    3,
    day,
    'email address',
    'reports with an address to answer to; later ones are accepted without a mail',
  ),
  appeals: row('appeals', 20, hour, 'address', 'appealing, refused calls included'),
  queue: row('moderation-queue', 3000, hour, 'member', 'reading the queue of moderators'),
  decisions: row('moderation-decisions', 1500, hour, 'member', 'decisions of moderators'),
  adminActions: row('admin-actions', 300, hour, 'member', 'other actions of admins'),
  secondFactor: row('second-factor', 60, hour, 'member', 'setting up a second factor'),
  secondFactorGuesses: row(
    'second-factor-guesses',
    10,
    hour,
    'member',
    'codes of an authenticator app or recovery codes',
  ),
  priceGuidance: row('price-guidance', 600, hour, 'caller', 'comparing prices'),
  visit: row('visit', 600, hour, 'caller', 'counting visits'),
  vitals: row('web-vitals', 600, hour, 'caller', 'reporting how fast pages were'),
  visitsOfAddress: row('visits-per-address', 10, day, 'address and ad', 'visits that count'),
  revealPhone: row('reveal-phone', 30, hour, 'caller', 'showing phone numbers'),
  revealPhoneOfAddress: row(
    'reveal-phone-per-address',
    120,
    hour,
    'address',
    'showing phone numbers, across all accounts',
  ),
  startConversation: row(
    'start-conversation',
    30,
    hour,
    'member',
    'writing about an ad from its page',
  ),
  uploadAttachment: row(
    'upload-attachment',
    60,
    hour,
    'member',
    'uploading photos and CVs for messages',
  ),
  readAttachment: row(
    'read-attachment',
    3000,
    hour,
    'member',
    'reading photos and CVs of messages',
  ),
  sendMessage: row('send-message', 240, hour, 'member', 'sending messages'),
  listConversations: row(
    'list-conversations',
    1200,
    hour,
    'member',
    'reading the list of messages',
  ),
  readConversation: row('read-conversation', 3000, hour, 'member', 'reading a conversation'),
  writeReview: row('write-review', 60, hour, 'member', 'writing reviews and replies to them'),
  markRead: row('mark-read', 3000, hour, 'member', 'marking messages as read'),
  countUnread: row('count-unread', 1800, hour, 'member', 'counting unread messages'),
  blockPerson: row('block-person', 60, hour, 'member', 'blocking and unblocking people'),
  messageEvents: row('message-events', 600, hour, 'member', 'opening a stream of message events'),
  listSavedAds: row('list-saved-ads', 1200, hour, 'member', 'reading saved ads'),
  saveAd: row('save-ad', 600, hour, 'member', 'saving and unsaving ads'),
  mergeSavedAds: row('merge-saved-ads', 300, hour, 'member', 'adding what a device has saved'),
  lookUpSavedAds: row('look-up-saved-ads', 120, hour, 'caller', 'checking the state of saved ads'),
  pushDevices: row('push-devices', 60, hour, 'member', 'managing push devices'),
  listHidden: row('list-hidden', 1200, hour, 'member', 'reading hidden ads and sellers'),
  hide: row('hide', 600, hour, 'member', 'hiding ads and sellers'),
  lookUpHidden: row('look-up-hidden', 240, hour, 'caller', 'looking up the ads of hidden sellers'),
  listAlerts: row('list-alerts', 1200, hour, 'member', 'reading alerts'),
  changeAlerts: row('change-alerts', 300, hour, 'member', 'saving, changing and deleting alerts'),
  renewByLink: row('renew-by-link', 120, hour, 'address', 'renewing ads by a link'),
  unsubscribe: row('unsubscribe', 120, hour, 'address', 'stopping mails by a link'),
  paymentIntent: row('payment-intent', 300, hour, 'member', 'starting a payment'),
  listPurchases: row('list-purchases', 1200, hour, 'member', 'reading all payments'),
  readPurchase: row('read-purchase', 3000, hour, 'member', 'checking the state of a payment'),
  sandboxConfirm: row('sandbox-confirm', 300, hour, 'member', 'paying in the sandbox'),
  sandboxChallenge: row('sandbox-challenge', 300, hour, 'member', "the sandbox's challenges"),
  refusedWebhooks: row('refused-webhooks', 60, hour, 'address', 'recording forged webhooks'),
  newSearches: row(
    'new-searches',
    120,
    minute,
    'address',
    'searches that are not cached: nobody reads two pages a second',
  ),
  filesForMachines: row('files-for-machines', 120, minute, 'address', 'sitemaps and feeds'),
  newPages: row('new-pages', 1200, minute, 'address', 'pages that are not cached'),
  previews: row('link-previews', 120, minute, 'address', 'drawing pictures for link previews'),
  pictures: row('pictures', 6000, minute, 'address', 'pictures that are not cached'),
  suggestions: row('suggestions', 600, minute, 'address', 'suggestions that are not cached'),
  apiRequests: row('api-requests', 2400, minute, 'address', 'all other API calls'),
};

export type Limit = (typeof limits)[keyof typeof limits];

/** Not a limit: the IP addresses from which a member has logged in, in the same table. */
export const knownPlaces = row(
  'logins-known',
  Number.MAX_SAFE_INTEGER,
  loginPlaceKept,
  'email address and address',
  'remembering from where a member logged in',
);
