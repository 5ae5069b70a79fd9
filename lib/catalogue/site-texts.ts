import { day } from '@/lib/durations';
import { accountTexts } from './account-texts';
import {
  ageRange,
  type imageLimits,
  imageMaxBytes,
  imageMaxPixels,
  passwordMax,
  passwordMin,
  passwordMinAtReset,
  reactivationLife,
  unansweredMost,
  usernameLength,
} from './limits';
import { adNotFound } from './public-texts';

/* The specification's messages and validation rules, verbatim. */

export const siteTexts = {
  ...accountTexts,
  wrongCredentials: 'Email or password is not correct.',
  codeSpent: 'This code is no longer valid. Please ask for a new one.',
  emailNeeded: 'Please enter your email.',
  emailInvalid: 'Please enter a full email address, for example name@example.co.uk.',
  passwordNeeded: 'Please enter your password.',
  firstNameNeeded: 'Please enter your first name.',
  lastNameNeeded: 'Please enter your last name.',
  usernameNeeded: 'Please choose a username.',
  usernameRule: `Username must be ${usernameLength.min} to ${usernameLength.max} characters: letters, numbers, dots, underscores and hyphens.`,
  usernameTaken: 'This username is taken. Please choose another.',
  confirmNeeded: 'Please enter your password again.',
  emailTaken: 'There is already an account with this email address. Please log in.',
  banned: 'This account has been closed because it broke our rules. Please contact us.',
  emailAndTerms: 'Please enter your email and agree to terms.',
  passwordsDiffer: 'Passwords do not match',
  passwordRule: `Password must be at least ${passwordMin} characters, include a number and uppercase letter.`,
  passwordsDifferAtReset: 'Passwords do not match.',
  passwordRuleAtReset: `Password must be at least ${passwordMinAtReset} characters.`,
  passwordCommon: 'This password is on a list of leaked passwords. Please choose another.',
  passwordUpdated: 'Password updated.',
  passwordTooLong: `Password can have at most ${passwordMax} characters.`,
  currentPasswordWrong: 'Your current password is not correct.',
  genderInvalid: 'Please choose from the list, or leave it open.',
  dobInvalid: 'Please enter a real date of birth.',
  dobTooYoung: `You have to be ${ageRange.min} or over to have an account.`,
  detailsSaved: 'Your details were saved.',
  phoneRemoved: 'The number was removed.',
  phoneInUse: 'An ad of yours has this number. Change it there, or delete the ad, first.',
  reportReasonNeeded: 'Please choose what is wrong.',
  appealTextNeeded: 'Please explain in a sentence or two why the decision is wrong.',
  appealClosed: 'This decision can no longer be appealed against.',
  appealMade: 'You have appealed against this decision already.',
  appealOwn:
    'You made the first decision or are involved in what it is about, so somebody else has to decide this appeal.',
  decidedMeanwhile:
    'Somebody else has decided this, or its owner has changed it. Please reload and check again.',
  refundNotDelayed: 'This refund is not delayed, or has been made meanwhile.',
  leasedMeanwhile: 'A colleague has this case now, or it is decided.',
  undoOver: 'This can no longer be undone.',
  batchTooSlow: 'There was no time left for this ad. Please decide it again.',
  suspendedAlready:
    'This account is suspended already. A shorter suspension changes nothing: the longer one stays.',
  ownAd: 'You cannot decide about your own ad, account or conversation.',
  bannedNeedsLetters: 'Please enter words made of letters or digits.',
  bannedTooCommon: 'Nearly every ad has these words. Please add a less common word.',
  bannedAlready: 'These words are banned already.',
  bannedWordsFull: 'There are too many banned words. Remove some first.',
  settingUnknown: 'Please choose from the list.',
  pricesChanged: 'Somebody else has changed the prices. Please look again.',
  pricesAmbiguous:
    'Two choices of upgrades would cost the same, and a payment could mean either. Change one price by a penny.',
  staffAccount: 'To suspend a moderator or admin, remove their role first.',
  escalationNoteNeeded: 'Please write what the admin should know.',
  noAdminForCase:
    'No admin may decide this: there is none, or it is about a decision of theirs. Please decide it.',
  caseEscalated: 'This case was passed to the admins, who decide it.',
  adNotShown: 'This ad is not shown any more. Choose “Leave as it is”.',
  noAdultAds: 'No adult ad of this member is shown or under review.',
  adultAdsChecked: 'We are checking your adult ads. You can show this one again when that is done.',
  freezeStays:
    'No admin may decide some of these cases. They stay with the moderators, with your note.',
  ruleNeeded: 'Please choose the rule that it breaks.',
  ruleNoteNeeded: 'Please write in the note which rule it breaks: the member reads it.',
  noModerators:
    'Adult ads are closed for now, because nobody can review them yet. Please try again later.',
  categoryClosed: 'This category does not accept new ads at the moment. Please choose another one.',
  categoriesChanged: 'Somebody else has changed the categories. Please look again.',
  nameTaken: 'Another category or group in this list has this name. Please choose a different one.',
  orderIncomplete: 'The order must contain each category or group exactly once.',
  secondFactorNeeded: 'Please confirm with your authenticator app first.',
  secondFactorInUse:
    'Your account already has a second factor. Please enter a code from your authenticator app.',
  authenticatorUnreadable:
    'Your authenticator can no longer be read. Ask an administrator to reset it.',
  authenticatorOutdated:
    'This set-up is out of date. Please reload the page and scan the new code.',
  emailSame: 'This is the address of your account already.',
  emailChanged: 'Your email address was changed.',

  toggleFailed: 'Error toggling ad',
  deleteQuestion: 'Are you sure you want to permanently delete this ad?',
  reposted: 'Ad reposted',
  couldNotLoadAd: 'Could not load ad.',
  adNotFound,
  loadingAdForEditing: 'Loading ad for editing...',
  reactivationNotice: `This ad is currently inactive or expired. It will be reactivated for ${reactivationLife / day} days upon publishing.`,
  heldForReview: 'Thank you. We review your ad before it is shown.',
  nothingCharged: 'Nothing was charged.',
  publishFailed: 'Something went wrong. Please try again.',
  chooseLocation: 'Please choose a location from the list.',
  phoneUnverified: 'Please verify this number, or leave it empty.',
  phoneUnreadable: 'Phone numbers cannot be shown right now. Please try again later.',
  phoneNeeded: 'Adult ads need a verified phone number.',
  adChanged:
    'This ad was changed in another window since you opened it. Nothing you typed is lost: compare the two, then load the ad again.',
  adStandsAlone:
    'An ad cannot be moved between personals or adult categories and other categories. Please post a new one.',
  pictureOfAnotherAd:
    'A picture of a personal or adult ad cannot be used in another ad. Please upload it again for this one.',
  alreadyPublished: 'This ad was already published with other content. You can find it in My Ads.',
  changeInProgress: 'Another change is being saved at the same time. Please try again in a moment.',
  changesBusy: 'Your other changes are still being saved. Please try again in a few seconds.',
  adWithheld: 'This ad is not shown at the moment, so it cannot be reposted.',
  saleWithheld: 'This ad is not shown at the moment, so it cannot be marked as sold.',
  notLive: 'This ad is not on the site at the moment.',
  answerFirst: `At least ${unansweredMost} people have written about this ad and are waiting for a reply. Please reply to them first.`,
  noPrice: 'The price of this ad is part of its form. Edit the ad to change it.',
  notForSale: 'Ads of this category cannot be marked as sold.',
  adultOnly: 'Please confirm that you are 18 or over to see this ad.',
  otherMember: 'Another member is logged in now, so nothing was saved.',
  draftChanged: 'This draft was changed in another window. Nothing you typed is lost.',
  draftTooLarge: 'This draft is too long to be saved.',

  searchTooSlow: 'This search took too long. Please try again with fewer or other words.',

  postcodeInvalid: 'Please enter a UK postcode, for example IG1 1EQ.',
  placeNotFound: 'No place found. Try a postcode, for example IG1 1EQ.',
  placesUnavailable: 'Places could not be loaded.',

  imageUploadFailed: 'Image upload failed.',
  uploadFailed: 'Upload failed',
  imageKind: 'Please choose a JPEG, PNG or WebP picture.',
  imageTooLarge: `Pictures can have at most ${imageMaxBytes / 1024 ** 2} MB.`,
  imageTooManyPixels: `Pictures can have at most ${imageMaxPixels / 1e6} megapixels. Please make this one smaller.`,
  imageTooComplex:
    'This picture takes too much memory to open. Please save it as a plain JPEG and try again.',
  imageDamaged: 'This picture is damaged and cannot be opened. Please choose another.',
  imagesNotSaved: 'Pictures cannot be saved right now. Please try again later.',
  imagesFull:
    'Your pictures take up all the space of your account. Please delete ads that you no longer need.',
  imagesUnavailable: 'Pictures are not available right now. Please try again later.',
  bodyTooSlow: 'Your connection was too slow to send this. Please try again.',
  uploadsBusy: 'Many pictures are being uploaded right now. Please try again in a few seconds.',
  siteBusy: 'Many people are asking for this right now. Please try again in a few seconds.',

  whatsappSent: 'Code sent via WhatsApp.',
  whatsappVerified: 'Number verified via WhatsApp.',
  whatsappSendFailed: 'Failed to send code.',
  whatsappSendError: 'Error sending code.',
  whatsappWrongCode: 'Code is incorrect. Please try again.',
  phoneUnusable:
    'This is not a UK mobile number. The code comes by WhatsApp, so a landline or foreign number cannot be verified.',
  phoneInvalid: 'Please enter a UK mobile number, for example 07400 123456.',
  phonesNotVerified:
    'Phone numbers cannot be verified on this site for now. People can write to you by messages on the site.',
  newPhonesNotVerified:
    'New numbers cannot be verified on this site for now. You can use one that you have verified.',
  phoneNotVerified:
    'This number cannot be verified on this site for now. Please leave the field empty, or use a number that you have verified.',
  adultPhonesNotVerified:
    'Adult ads need a verified phone number, and numbers cannot be verified on this site for now. Please try again later.',

  paymentInitializing: 'Initializing payment...',
  paymentProcessing: 'Processing...',
  paymentSuccessful: '✅ Payment successful',
  paymentReady: '✅ Payment successful. Ready to publish.',
  paymentFailed: 'Payment initialization failed. Please refresh and try again.',
  paymentDeclined: 'The payment did not go through. Please try again or use another card.',
  paymentWaiting:
    'Your bank has not answered yet. You can close this page: your ad is kept, and we send you a mail when it is ready to publish.',
  publishedInAMoment: 'Your ad is published in a moment.',
  upgradesStarting: 'Your upgrades start in a moment.',
  upgradesStarted: 'Your upgrades are running.',
  noUpgradeChosen: 'Please choose an upgrade.',
  promoteWithChanges:
    'You have begun to change this ad. Finish the changes first: the upgrades can be chosen with them.',
  upgradesPaid:
    'You have paid for these. They start when you publish, and until then they cannot be changed. More can be bought afterwards: Promote, in My Ads.',
  paymentNeeded: 'Please pay for the upgrades first, or publish without them.',
  paymentAmountWrong:
    'The amount is not the price of these upgrades. Please refresh and try again.',
  paymentInProgress: 'Your payment is being processed. Please wait a moment.',
  paymentOver: 'This payment was cancelled. Please refresh and try again.',
  paymentKeyUsed: 'This Idempotency-Key was used for another payment.',
  refundDelayed:
    'This refund is delayed: the card provider could not give the money back yet. Our team has been told, and you do not need to do anything.',
  paymentUnavailable: 'Card payment is not available right now. Please try again in a moment.',
  upgradeActive: 'This upgrade is active already.',
  upgradesUnavailable: 'Upgrades are not available in this category.',
  adRemoved: 'This ad was removed, so it cannot be promoted.',
  websiteNeeded: 'Please enter the address of your website.',
  webhookRefused: 'This webhook was not signed by the payment provider.',
  webhookDiffers: 'This payment does not match the order.',
  cardDeclined: 'Your card was declined.',
  cardFundsMissing: 'Your card has insufficient funds.',
  cardNumberInvalid: 'Your card number is invalid.',
  cardExpiryInvalid: "Your card's expiration date is in the past or incomplete.",
  cardCvcInvalid: "Your card's security code is incomplete.",
  cardNotForTests: 'No real card is charged here. Please use the test number 4242 4242 4242 4242.',
  cardNotAuthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  paymentNotSetUp: 'Card payment is not set up on this site yet. Please publish without upgrades.',
} as const;

export const tooManyImages = (limit: (typeof imageLimits)[keyof typeof imageLimits]) =>
  `You can upload a maximum of ${limit} images.`;

export const tooManyDrafts = (max: number) =>
  `You have ${max} drafts. Please publish or delete one first.`;

export const tooManyAds = (max: number) =>
  `You can publish ${max} ads a day. Please try again tomorrow.`;

export const repostTooSoon = (hours: number) =>
  `An ad can be reposted once in ${hours} hours. Please try again later.`;

export const tooManyUnusedImages = (max: number) =>
  `You have ${max} pictures that no ad uses. Please publish your ads, or try again tomorrow.`;
