import { day, hour, minute, second } from '@/lib/durations';

/* Business constants and limits (specification section 9, settled by the decisions). Times in ms. */

export const titleLength = { min: 15, max: 100 };
/** Length of the name that an owner gives a category or group. */
export const shownNameLength = { min: 2, max: 60 };
export const descriptionLength = { min: 20, max: 5000 };
export const ageRange = { min: 18, max: 99 };
export const wizardSteps = 5;
export const defaultPlan = 'basic';

export const firstLife = 30 * day;
export const firstLifeAdult = 7 * day;
export const reactivationLife = 7 * day;
export const expiringSoonWindow = 3 * day;
export const repostInterval = 48 * hour;
export const expiredVisible = 30 * day;
/** How long a sold ad stays readable. */
export const soldVisible = 7 * day;
/** Newest events that the history of an ad shows. */
export const adEventsShown = 20;
/** How long an ad is marked as reduced. */
export const reducedShown = 30 * day;
/** How long a confirmation that an ad is still there counts. */
export const confirmationLife = 7 * day;
/** An ad loses its confirmation once this many people wait for an answer. */
export const unansweredMost = 3;
export const unansweredWithin = 14 * day;
/** Time after their message until the seller is reminded, and until the confirmation goes. */
export const unansweredToldAfter = day;
export const unansweredLosesAfter = 3 * day;
/**
 * Similar ads for price guidance: the fewest, the most of one seller, and for how long after a
 * sale.
 */
export const comparedFewest = 8;
export const comparedPerSeller = 3;
export const comparedSoldWithin = 180 * day;
/** How long after a sale its two people can review each other. */
export const reviewWindow = 14 * day;
export const reviewTextMax = 500;
/** Conversations that a reply time is computed from: the latest, and the fewest. */
export const repliesMeasured = 20;
export const repliesMeasuredFewest = 5;
export const repliesMeasuredWithin = 90 * day;
export const deletedKept = 30 * day;
/** How long erasures are noted for restored backups, and so how long a backup may be kept. */
export const erasuresKept = 365 * day;
export const adsPerDay = 30;
export const draftsPerMember = 20;
export const draftMaxBytes = 60 * 1024;

export const imageLimits = { many: 12, few: 6 } as const;
export const imageMaxBytes = 8 * 1024 * 1024;
export const imageMaxPixels = 40_000_000;
/** Memory for decoding one picture: enough for a progressive JPEG of any accepted size. */
export const imageDecodingBytes = 272 * 1024 ** 2;
/**
 * Memory for all pictures that a server decodes at a time. A picture that needs more gets its own
 * process.
 */
export const imageDecodingBytesHere = 64 * 1024 ** 2;
/** Stored widths in pixels; the largest has the plain name. */
export const imageWidths = [320, 720, 1440] as const;
export const cropZoom = { min: 1, max: 3 };
export const imageSweepAfter = 24 * hour;
/** Uploads that are unfinished after this time are deleted. */
export const unfinishedUploadAfter = hour;
/** Platforms refuse larger requests (Vercel: 4.5 MB). A file whose request has more bytes goes to the store. */
export const requestMaxBytes = 4_000_000;
/** How long the signed address of a direct upload accepts the file. */
export const directUploadSigned = 5 * minute;
/** How long after the announcement a direct upload can be completed. */
export const directUploadLife = 10 * minute;
export const directUploadsAtOnce = 2;
export const imageUploadsPerHour = 120;
/** Storage for the pictures of one member: some six thousand, including those of deleted ads. */
export const imageBytesPerMember = 2 * 1024 ** 3;
/** Pictures of one member without an ad or a draft. */
export const imagesUnused = 200;

export const codeDigits = 4;
export const codeLife = 10 * minute;
export const codeGuesses = 5;
/** Codes sent to one address or number, for each member or IP address that asks. */
export const codesPerHour = 6;
/** How long a verified address waits for the rest of the registration. */
export const verifiedChallengeLife = hour;
export const resendCooldown = 60 * second;
export const redirectAfterCodeSent = 1500;
export const redirectAfterCodeVerified = 1000;
export const redirectAfterReset = 2000;

export const passwordMin = 8;
export const passwordMinAtReset = 6;
export const passwordMax = 128;
export const resetTokenLife = 30 * minute;

export const emailMax = 254;
export const nameMax = 50;
export const usernameLength = { min: 3, max: 30 };

export const sessionIdle = 7 * day;
export const sessionLife = 30 * day;
/** Sessions of moderators and admins, from the second factor on. */
export const staffSessionLife = 8 * hour;
/** Browsers and API clients together; beyond it the least recently used sessions end. */
export const sessionsPerMember = 50;
/** How long an IP address counts as known after a login from it. */
export const loginPlaceKept = 30 * day;

export const autocompleteMin = 2;
export const autocompleteDebounce = 200;
export const phoneDigitsToSend = 10;
export const phoneDigitsToConfirm = 9;

export const searchQueryMin = 2;
export const searchQueryMax = 100;
export const placeTextMax = 80;
export const adsPerPage = 24;
/** Longer lists say "1,000+". */
export const countedExactly = 1000;
/** Ads in the list of recently viewed ones, which a browser stores. */
export const recentAdsKept = 12;

export const ageCheckLife = 30 * day;
/** How long a visitor may take at a provider of age checks. */
export const ageRequestLife = 10 * minute;

export const visitorCookieLife = day;
/** How long the marks that count a visitor once a day are stored. */
export const visitsKept = 2 * day;
/** Days that the figures of an ad show, and how long its daily figures are stored. */
export const adFigureDays = 30;
export const adDaysKept = 400 * day;
export const optOutLife = 365 * day;
/**
 * How long a member reads the primary after a change: longer than the accepted lag of a replica.
 */
export const recentWriteLife = 10 * second;
export const outboxKept = 30 * day;

export const savedAdsMax = 300;

export const messageMax = 2000;
/** Size of a CV in an application. */
export const cvMaxBytes = 5 * 1024 * 1024;
export const cvNameMax = 100;
/** Storage for the photos and CVs of one member, unsent ones included. */
export const attachmentBytesPerMember = 200 * 1024 ** 2;
export const attachmentsUnsent = 20;
/** Unsent files are deleted after this time. */
export const attachmentUnsentKept = 24 * hour;
export const messagesPerPage = 50;
export const conversationsPerPage = 30;
/** Messages that are unread for this long are mailed. */
export const mailUnreadAfter = 3 * minute;
/** Pause before the next such mail while the conversation stays unopened. */
export const mailAgainAfter = hour;

/** The price of one upgrade, in pence. Card providers refuse less. */
export const upgradePence = { min: 30, max: 100_000 };

/** Open payments are cancelled after this time, since prices may change. */
export const quoteLife = day;
export const publishReminderAfter = 15 * minute;
export const reconcileEvery = 5 * minute;
/** Paid upgrades that are not published are refunded after this time. */
export const unpublishedRefundAfter = 7 * day;
/** Failed attempts before a refund is left to the operator. */
export const refundAttempts = 5;
/** The pause after the first failed attempt; each one after it is four times as long. */
export const refundRetryAfter = hour;
/** Interval of polling the provider about a pending refund. */
export const refundAskEvery = hour;
/** A refund that is pending for longer counts as delayed. */
export const refundPendingAtMost = 14 * day;

/** How long audit entries are stored; those about money for as long as accounts have to be. */
export const auditKeptMonths = 18;
export const paymentAuditKeptMonths = 6 * 12;

/** Time to undo a decision; nobody is told of it before. */
export const undoFor = 10 * second;
/** How long a case is leased to one moderator. */
export const leaseLife = 5 * minute;
/** Time to decide an appeal. */
export const appealDue = 72 * hour;
/** How long after a decision its member can appeal. */
export const appealWithin = 180 * day;
export const reportTextMax = 2000;
export const moderationNoteMax = 1000;
export const bannedWordsMax = 500;
export const bannedWordsLength = { min: 3, max: 60 };
/** Independent reports of serious kinds that hide an ad. */
export const reportsToHide = 3;
/**
 * Months after which reports, decisions and appeals are deleted. Reporters' addresses go earlier.
 */
export const reportsKeptMonths = 18;
export const reporterAddressKept = 90 * day;

export const alertsPerMember = 50;
/** Shortest time between two mails of one instant alert. */
export const instantAlertEvery = 10 * minute;
/** Hour of daily and weekly mails, in British time. */
export const alertHour = 8;
/** Ads listed in one mail; it links to the rest. */
export const adsPerAlertMail = 20;
/** Age after which the columns of an alert are computed again, since the vocabulary changes. */
export const rereadAlertsAfter = 7 * day;

/** Time between the first reduction of a saved ad and the mail about it. */
export const savedMailAfter = 10 * minute;
/** A reduction is mailed if the new price is at most this share of the last one mailed. */
export const reducedToTell = 0.95;
/** How long before its end members are mailed about a saved ad. */
export const savedEndingWithin = day;
/** How long after the end of an ad the link of a reminder renews it. */
export const renewLinkLife = 30 * day;

export const hiddenAdsMax = 500;
export const hiddenSellersMax = 200;

/** Devices of one member that receive push notices. */
export const pushDevicesMax = 10;
