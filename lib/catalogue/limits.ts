import { day, hour, minute, second } from '@/lib/durations';

/* Business constants and limits (specification section 9, settled by the decisions). Times in ms. */

export const titleLength = { min: 15, max: 100 };
/** Of the name that an owner gives a category or group. */
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
/** The latest that an ad's page tells of. */
export const adEventsShown = 20;
/** How long a reduced price is told. */
export const reducedShown = 30 * day;
/** How long a confirmation that an ad is still there counts. */
export const confirmationLife = 7 * day;
/** Of a seller who leaves so many people without an answer, an ad loses its confirmation. */
export const unansweredMost = 3;
export const unansweredWithin = 14 * day;
/** When the seller is told, and when the confirmation goes, after people have written. */
export const unansweredToldAfter = day;
export const unansweredLosesAfter = 3 * day;
/** Similar ads that a price is compared with: fewest, of one seller at most, and how long after a sale. */
export const comparedFewest = 8;
export const comparedPerSeller = 3;
export const comparedSoldWithin = 180 * day;
/** How long after a sale its two people can review each other. */
export const reviewWindow = 14 * day;
export const reviewTextMax = 500;
/** Conversations from which the time of a seller's answers is known. */
export const repliesMeasured = 20;
export const repliesMeasuredFewest = 5;
export const repliesMeasuredWithin = 90 * day;
export const deletedKept = 30 * day;
export const adsPerDay = 30;
export const draftsPerMember = 20;
export const draftMaxBytes = 60 * 1024;

export const imageLimits = { many: 12, few: 6 } as const;
export const imageMaxBytes = 8 * 1024 * 1024;
export const imageMaxPixels = 40_000_000;
/** Memory that decoding a picture may take: enough for a progressive JPEG of any size. */
export const imageDecodingBytes = 272 * 1024 ** 2;
/** Of all pictures that a server decodes itself at a time. One that takes more has a process of its own. */
export const imageDecodingBytesHere = 64 * 1024 ** 2;
/** Stored widths in pixels; the largest has the plain name. */
export const imageWidths = [320, 720, 1440] as const;
export const cropZoom = { min: 1, max: 3 };
export const imageSweepAfter = 24 * hour;
/** An upload that has not become a picture by then was cut off. */
export const unfinishedUploadAfter = hour;
/** Platforms refuse larger requests (Vercel: 4.5 MB). A file whose request has more bytes goes to the store. */
export const requestMaxBytes = 4_000_000;
/** How long the store takes a file from the address that it was promised. */
export const directUploadSigned = 5 * minute;
/** How long the site takes it from there. */
export const directUploadLife = 10 * minute;
export const directUploadsAtOnce = 2;
export const imageUploadsPerHour = 120;
/** Room for the pictures of one member: some six thousand, those of deleted ads included. */
export const imageBytesPerMember = 2 * 1024 ** 3;
/** Pictures of one member that no ad or draft holds. */
export const imagesUnused = 200;

export const codeDigits = 4;
export const codeLife = 10 * minute;
export const codeGuesses = 5;
/** For one address or number, to one who asks. */
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
/** From the second factor on, for moderators and admins. */
export const staffSessionLife = 8 * hour;
/** Of the sessions of one member, browsers and API clients, those last used are kept. */
export const sessionsPerMember = 50;
/** So long it is remembered that a person logged in from an address. */
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
/** In the list of recently viewed ads that a browser keeps for itself. */
export const recentAdsKept = 12;

export const ageCheckLife = 30 * day;
/** In which a visitor comes back from a provider of age checks. */
export const ageRequestLife = 10 * minute;

export const visitorCookieLife = day;
/** Who visited is forgotten so long after the day it served to count. */
export const visitsKept = 2 * day;
/** Days that the figures of an ad show, and how long each is stored. */
export const adFigureDays = 30;
export const adDaysKept = 400 * day;
export const optOutLife = 365 * day;
/** Reads of somebody who has changed something go to the primary: longer than a replica may be behind. */
export const recentWriteLife = 10 * second;
export const outboxKept = 30 * day;

export const savedAdsMax = 300;

export const messageMax = 2000;
/** Of a CV in an application. */
export const cvMaxBytes = 5 * 1024 * 1024;
export const cvNameMax = 100;
/** Photos and CVs that a member has sent in messages, and those not sent yet. */
export const attachmentBytesPerMember = 200 * 1024 ** 2;
export const attachmentsUnsent = 20;
/** What was not sent by then is deleted. */
export const attachmentUnsentKept = 24 * hour;
export const messagesPerPage = 50;
export const conversationsPerPage = 30;
/** A mail goes out about messages that were not read for so long. */
export const mailUnreadAfter = 3 * minute;
/** Until the next one, if the conversation was not opened after the first. */
export const mailAgainAfter = hour;

/** Of one upgrade, in pence. Card providers refuse less. */
export const upgradePence = { min: 30, max: 100_000 };

/** An open payment is cancelled so long after it was begun: prices may change. */
export const quoteLife = day;
export const publishReminderAfter = 15 * minute;
export const reconcileEvery = 5 * minute;
/** What is paid and not published by then is given back. */
export const unpublishedRefundAfter = 7 * day;
/** After so many failed attempts a refund is left to the operator. */
export const refundAttempts = 5;
/** The pause after the first failed attempt; each one after it is four times as long. */
export const refundRetryAfter = hour;
/** How often the provider is asked about a refund that is pending. */
export const refundAskEvery = hour;
/** One that is pending for longer is delayed. */
export const refundPendingAtMost = 14 * day;

/** How long the record of what was done is kept; what concerns money, as long as accounts have to be. */
export const auditKeptMonths = 18;
export const paymentAuditKeptMonths = 6 * 12;

/** After a decision, in which it can be undone and nobody is told. */
export const undoFor = 10 * second;
/** So long an item of the queue is shown to one moderator only. */
export const leaseLife = 5 * minute;
/** In which an appeal is decided. */
export const appealDue = 72 * hour;
/** So long after a decision it can be appealed against. */
export const appealWithin = 180 * day;
export const reportTextMax = 2000;
export const moderationNoteMax = 1000;
export const bannedWordsMax = 500;
export const bannedWordsLength = { min: 3, max: 60 };
/** Independent serious reports that hide an ad. */
export const reportsToHide = 3;
/** Reports, decisions and appeals are deleted after as many months; addresses of reporters earlier. */
export const reportsKeptMonths = 18;
export const reporterAddressKept = 90 * day;

export const alertsPerMember = 50;
/** Mails of one instant alert go out at most so often. */
export const instantAlertEvery = 10 * minute;
/** British time. */
export const alertHour = 8;
/** A mail names so many ads, and links to the others. */
export const adsPerAlertMail = 20;
/** Alerts are read from their search again so long after, since the vocabulary changes. */
export const rereadAlertsAfter = 7 * day;

/** A mail tells of a lower price of a saved ad so long after it was lowered first. */
export const savedMailAfter = 10 * minute;
/** A lower price is told of if it is at most this part of the one that was told before. */
export const reducedToTell = 0.95;
/** A mail tells of saved ads that end within this. */
export const savedEndingWithin = day;
/** A link from a reminder renews the ad until so long after the end that it tells of. */
export const renewLinkLife = 30 * day;

export const hiddenAdsMax = 500;
export const hiddenSellersMax = 200;

/** Devices of one member that show notices. */
export const pushDevicesMax = 10;
