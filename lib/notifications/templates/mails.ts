import {
  codeLife,
  deletedKept,
  resetTokenLife,
  unpublishedRefundAfter,
} from '@/lib/catalogue/limits';
import { day, formatDate, minute } from '@/lib/dates';
import { absoluteUrl, contactEmail, siteName } from '@/lib/site';
import { type AlertMailData, alertMails } from './alert-mails';
import type { MailContent } from './mail-layout';
import { type ModerationMailData, moderationMails } from './moderation-mails';
import { type ReportMailData, reportMails } from './report-mails';

const ignore = 'If this was not you, you can ignore this mail: nothing changes.';

type Nothing = Record<string, never>;

export type MailData = ModerationMailData &
  ReportMailData &
  AlertMailData & {
    'verify-email': { code: string };
    'already-registered': Nothing;
    'reset-password': { token: string };
    'no-account': Nothing;
    'password-changed': Nothing;
    'confirm-new-email': { code: string };
    'email-taken': Nothing;
    'email-changed': Nothing;
    'account-deleted': Nothing;
    'payment-receipt': {
      purchaseId: string;
      number: string;
      lines: string[];
      total: string;
      vat: string | null;
      seller: string;
    };
    'payment-ready': { draftId: string | null; adId: string | null };
    'payment-refunded': { purchaseId: string; total: string; reason: string };
    'payment-refund-returned': { purchaseId: string; total: string };
    /** Names are null for ads that hide their seller, since others may see the mail. */
    'new-messages': {
      conversationId: string;
      count: number;
      from: string | null;
      adTitle: string | null;
    };
    'review-invitation': { conversationId: string; seller: string; adTitle: string; until: Date };
  };

export type MailTemplate = keyof MailData;

export const mailTemplates: { [T in MailTemplate]: (data: MailData[T]) => MailContent } = {
  ...moderationMails,
  ...reportMails,
  ...alertMails,
  'verify-email': ({ code }) => ({
    subject: `${code} is your ${siteName()} code`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Enter this code on ${siteName()} to continue your registration. It is valid for ${codeLife / minute} minutes.`,
    ],
    code,
    footnote: `We never ask for this code by phone or message. ${ignore}`,
  }),

  'already-registered': () => ({
    subject: `You already have a ${siteName()} account`,
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to register with this email address. It already has an account, so no code was sent.',
      'Log in with your password, or choose a new one if you have forgotten it.',
    ],
    action: { label: 'Log in', url: absoluteUrl('/login') },
    footnote: ignore,
  }),

  'reset-password': ({ token }) => ({
    subject: `Choose a new ${siteName()} password`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, asked for a new password. The link works once, for ${resetTokenLife / minute} minutes.`,
    ],
    action: {
      label: 'Choose a new password',
      url: absoluteUrl(`/reset-password?token=${encodeURIComponent(token)}`),
    },
    footnote: ignore,
  }),

  'no-account': () => ({
    subject: `No ${siteName()} account with this address`,
    heading: 'There is no account with this address',
    paragraphs: [
      'Somebody, probably you, asked for a new password, but nobody has registered with this email address. You may have used another one.',
    ],
    action: { label: 'Create an account', url: absoluteUrl('/register') },
    footnote: ignore,
  }),

  'password-changed': () => ({
    subject: `Your ${siteName()} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and other devices were logged out.',
      'If this was not you, choose a new password at once.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/forgot-password') },
  }),

  'confirm-new-email': ({ code }) => ({
    subject: `${code} is your ${siteName()} code`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `Enter this code on ${siteName()} to use this address for your account. It is valid for ${codeLife / minute} minutes.`,
    ],
    code,
    footnote: `We never ask for this code by phone or message. ${ignore}`,
  }),

  'email-taken': () => ({
    subject: `This address has a ${siteName()} account already`,
    heading: 'This address has an account already',
    paragraphs: [
      'Somebody, probably you, wanted to use this email address for another account. It belongs to an account already, so no code was sent.',
      'To move it, log in there first and delete that account or give it another address.',
    ],
    action: { label: 'Log in', url: absoluteUrl('/login') },
    footnote: ignore,
  }),

  'email-changed': () => ({
    subject: `Your ${siteName()} email address was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      'The email address of your account was just changed to another one, and other devices were logged out. This is the last mail to this address.',
      whereToWrite('If this was not you, somebody knows your password.'),
    ],
    action: { label: 'Help with logging in', url: absoluteUrl('/help/logging-in') },
  }),

  'account-deleted': () => ({
    subject: `Your ${siteName()} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      'Your name, your address, your numbers, your messages and your drafts are erased, and your ads are gone from the site.',
      `Deleted ads are kept where nobody can see them for ${deletedKept / day} days in case of a dispute, and then erased with their photos.`,
      whereToWrite('If this was not you, somebody knew your password.'),
    ],
  }),

  'payment-receipt': ({ purchaseId, number, lines, total, vat, seller }) => ({
    subject: `Your ${siteName()} receipt ${number}`,
    heading: `Payment received: ${total}`,
    paragraphs: [
      `Thank you. You bought upgrades for an ad on ${siteName()}. Receipt ${number}.`,
      ...lines,
      `Total: ${total}.${vat ? ` ${vat}` : ''}`,
      `Sold by ${seller}.`,
    ],
    action: {
      label: 'View your receipt',
      url: absoluteUrl(`/my-account/payments/${purchaseId}`),
    },
    footnote: 'The upgrades begin when the ad is published.',
  }),

  'payment-ready': ({ draftId, adId }) => ({
    subject: `Your ${siteName()} ad is paid and ready to publish`,
    heading: 'Ready to publish',
    paragraphs: [
      'Your payment was successful, but the ad is not published yet. Everything you typed is saved: open it on any device and publish it.',
      `Upgrades that are not published within ${unpublishedRefundAfter / day} days of the payment are refunded automatically.`,
    ],
    action: {
      label: 'Publish the ad',
      url: absoluteUrl(adId ? `/edit/${adId}` : draftId ? `/post?draft=${draftId}` : '/post'),
    },
  }),

  'payment-refund-returned': ({ purchaseId, total }) => ({
    subject: `Your ${siteName()} refund has not arrived yet`,
    heading: `Your refund of ${total} is delayed`,
    paragraphs: [
      'Your bank did not accept the refund to your card. We are sending it again.',
      whereToWrite('If the card was closed or replaced, your bank may need to know.'),
    ],
    action: {
      label: 'View your payments',
      url: absoluteUrl(`/my-account/payments/${purchaseId}`),
    },
  }),

  'payment-refunded': ({ purchaseId, total, reason }) => ({
    subject: `Your ${siteName()} payment was refunded`,
    heading: `Refunded: ${total}`,
    paragraphs: [
      reason,
      'The money goes back to the card it was paid with. Banks take 5 to 10 days to show it.',
    ],
    action: {
      label: 'View your payments',
      url: absoluteUrl(`/my-account/payments/${purchaseId}`),
    },
  }),

  'new-messages': ({ conversationId, count, from, adTitle }) => {
    const what = count === 1 ? 'a new message' : `${count} new messages`;
    return {
      subject: adTitle ? `You have ${what}: ${adTitle}` : `You have ${what} on ${siteName()}`,
      heading: `You have ${what}`,
      paragraphs: [
        adTitle ? `${from} wrote to you about “${adTitle}”.` : 'Somebody wrote to you about an ad.',
        'Read and answer on the site. Replies to this mail do not arrive.',
      ],
      action: {
        label: count === 1 ? 'Read the message' : 'Read the messages',
        url: absoluteUrl(`/my-account/messages/${conversationId}`),
      },
      footnote: `Nobody sees your email address. Never pay or share a code because a message asks for it.`,
    };
  },

  'review-invitation': ({ conversationId, seller, adTitle, until }) => ({
    subject: `How was it with ${seller}?`,
    heading: `How was it with ${seller}?`,
    paragraphs: [
      `${seller} has marked “${adTitle}” as sold to you. You can review each other until ${formatDate(until)}.`,
      'Both reviews are shown at the same time.',
    ],
    action: {
      label: 'Write a review',
      url: absoluteUrl(`/my-account/messages/${conversationId}`),
    },
    footnote: 'If it was not you, ignore this email, or tell the seller in the conversation.',
  }),
};

function whereToWrite(why: string): string {
  const address = contactEmail();
  return address
    ? `${why} Please write to ${address} at once.`
    : `${why} Please contact us at once.`;
}
