import { day, hour, minute, second } from '@/lib/durations';

/* Business constants and limits (specification section 9). Times in ms. */

export const titleLength = { min: 15, max: 100 };
/** Length of names that an owner gives categories and groups. */
export const shownNameLength = { min: 2, max: 60 };
export const descriptionLength = { min: 20, max: 5000 };
export const ageRange = { min: 18, max: 99 };
export const wizardSteps = 5;

export const firstLife = 30 * day;
export const firstLifeAdult = 7 * day;
export const reactivationLife = 7 * day;
export const expiringSoonWindow = 3 * day;
export const repostInterval = 48 * hour;
export const expiredVisible = 30 * day;
export const soldVisible = 7 * day;
export const adEventsShown = 20;
export const reducedShown = 30 * day;
export const confirmationLife = 7 * day;
/** An ad loses its confirmation once this many people wait for an answer. */
export const unansweredMost = 3;
export const unansweredWithin = 14 * day;
/** How long after their message the seller is reminded, and the confirmation withdrawn. */
export const unansweredToldAfter = day;
export const unansweredLosesAfter = 3 * day;
/** For price guidance: fewest similar ads, most from one seller, and how long sold ads count. */
export const comparedFewest = 8;
export const comparedPerSeller = 3;
export const comparedSoldWithin = 180 * day;
/** How long after a sale buyer and seller can review each other. */
export const reviewWindow = 14 * day;
export const reviewTextMax = 500;
/** For reply times: the latest conversations that count, and the fewest needed. */
export const repliesMeasured = 20;
export const repliesMeasuredFewest = 5;
export const repliesMeasuredWithin = 90 * day;
export const deletedKept = 30 * day;
/** How long the erasure journal is kept, and so how old a restored backup may be. */
export const erasuresKept = 365 * day;
export const adsPerDay = 30;
export const draftsPerMember = 20;
export const draftMaxBytes = 60 * 1024;

export const imageLimits = { many: 12, few: 6 } as const;
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const imageMaxBytes = 8 * 1024 * 1024;
export const imageMaxPixels = 40_000_000;
/** Memory for decoding one picture: enough for a progressive JPEG of any accepted size. */
export const imageDecodingBytes = 272 * 1024 ** 2;
/** Memory for all pictures that a server decodes at a time. Larger ones get their own process. */
export const imageDecodingBytesHere = 64 * 1024 ** 2;
/** Stored widths in pixels. The largest has the plain file name. */
export const imageWidths = [320, 720, 1440] as const;
export const cropZoom = { min: 1, max: 3 };
export const imageSweepAfter = 24 * hour;
export const unfinishedUploadAfter = hour;
/** Platforms refuse larger requests (Vercel: 4.5 MB). Larger files go to the object store. */
export const requestMaxBytes = 4_000_000;
export const directUploadSigned = 5 * minute;
export const directUploadLife = 10 * minute;
export const directUploadsAtOnce = 2;
export const imageUploadsPerHour = 120;
/** Storage for one member's pictures: about six thousand, including those of deleted ads. */
export const imageBytesPerMember = 2 * 1024 ** 3;
/** Pictures of one member that no ad or draft uses. */
export const imagesUnused = 200;

export const codeDigits = 4;
export const codeLife = 10 * minute;
export const codeGuesses = 5;
/** Codes sent to one target, for each member or IP address that asks. */
export const codesPerHour = 6;
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
/** Browsers and API clients together; above it the least recently used sessions end. */
export const sessionsPerMember = 50;
/** How long an IP address stays known after a login. */
export const loginPlaceKept = 30 * day;

export const autocompleteMin = 2;
export const autocompleteDebounce = 200;
export const phoneDigitsToSend = 10;
export const phoneDigitsToConfirm = 9;

export const searchQueryMin = 2;
export const searchQueryMax = 100;
export const placeTextMax = 80;
export const adsPerPage = 24;
/** Higher counts are shown as "1,000+". */
export const countedExactly = 1000;
export const recentAdsKept = 12;

export const ageCheckLife = 30 * day;
/** How long an age check at a provider may take. */
export const ageRequestLife = 10 * minute;

export const visitorCookieLife = day;
/** How long the keys are stored by which a visitor counts once a day. */
export const visitsKept = 2 * day;
export const adFigureDays = 30;
export const adDaysKept = 400 * day;
export const optOutLife = 365 * day;
/** How long a member reads the primary after a change: longer than the accepted replication lag. */
export const recentWriteLife = 10 * second;
export const outboxKept = 30 * day;

export const savedAdsMax = 300;
export const myAdsPerPage = 100;

export const messageMax = 2000;
export const cvMaxBytes = 5 * 1024 * 1024;
export const cvNameMax = 100;
/** Storage for one member's photos and CVs in messages, unsent ones included. */
export const attachmentBytesPerMember = 200 * 1024 ** 2;
export const attachmentsUnsent = 20;
export const attachmentUnsentKept = 24 * hour;
export const messagesPerPage = 50;
export const conversationsPerPage = 30;
export const mailUnreadAfter = 3 * minute;
/** The pause before the next mail, if the conversation was not opened. */
export const mailAgainAfter = hour;

/** The price of one upgrade, in pence. Card providers refuse less. */
export const upgradePence = { min: 30, max: 100_000 };

/** Open payments are cancelled after this time, since prices may change. */
export const quoteLife = day;
export const publishReminderAfter = 15 * minute;
export const reconcileEvery = 5 * minute;
/** Paid upgrades that are not published by then are refunded. */
export const unpublishedRefundAfter = 7 * day;
export const refundAttempts = 5;
/** The pause after the first failed attempt; each later one is four times as long. */
export const refundRetryAfter = hour;
export const refundPollEvery = hour;
/** A refund that is pending for longer counts as delayed. */
export const refundPendingAtMost = 14 * day;

/** How long audit entries are kept; entries about money are kept as long as accounts must be. */
export const auditKeptMonths = 18;
export const paymentAuditKeptMonths = 6 * 12;

/** How long a decision can be undone; nobody is notified before. */
export const undoFor = 10 * second;
/** The button to undo goes earlier, before the server refuses. */
export const undoMargin = second;
/** How long one batch goes on deciding; the rest of it is refused. */
export const batchFor = minute;
/** How long a case is leased to one moderator. */
export const leaseLife = 5 * minute;
/** Ads that one batch decides. */
export const batchMost = 50;
/** Cases on one page of the queue's list. */
export const casesPerPage = 50;
/** Ads or members that a search of the moderators finds. */
export const foundMost = 50;
/** Payments in the list of the admins. */
export const adminPaymentsMost = 100;
/** Skipped cases that a moderator's browser names to the queue. */
export const skippedMost = 200;
export const appealDue = 72 * hour;
/** From when on an appeal counts as urgent. */
export const appealDueSoon = 24 * hour;
export const appealWithin = 180 * day;
export const reportTextMax = 2000;
export const moderationNoteMax = 1000;
export const settlementNoteMax = 500;
export const bannedWordsMax = 500;
export const bannedWordsLength = { min: 3, max: 60 };
/** Serious reports by independent people that hide an ad. */
export const reportsToHide = 3;
/** How long reports alone do not hide an ad again that a moderator has approved. */
export const approvalShield = 7 * day;
/** How long reports, decisions and appeals are kept. Reporters' addresses are deleted earlier. */
export const reportsKeptMonths = 18;
export const reporterAddressKept = 90 * day;

export const alertsPerMember = 50;
/** The shortest pause between mails of one instant alert. */
export const instantAlertEvery = 10 * minute;
/** The hour of daily and weekly mails, British time. */
export const alertHour = 8;
export const adsPerAlertMail = 20;
export const rereadAlertsAfter = 7 * day;

/** The pause between the first reduction of a saved ad and its mail. */
export const savedMailAfter = 10 * minute;
/** A reduction is mailed if the new price is at most this share of the last mailed one. */
export const reducedToTell = 0.95;
export const savedEndingWithin = day;
/** Before an ad ends, its seller is reminded. */
export const firstReminderBefore = 3 * day;
export const renewLinkLife = 30 * day;

export const hiddenAdsMax = 500;
export const hiddenSellersMax = 200;

export const pushDevicesMax = 10;
