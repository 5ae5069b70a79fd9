import { codeLife, resetTokenLife, unpublishedRefundAfter } from '@/lib/catalogue/limits';
import { day, minute } from '@/lib/dates';
import { absoluteUrl, siteName } from '@/lib/site';
import type { MailContent } from './mail-layout';

const ignore = 'If this was not you, you can ignore this mail: nothing changes.';

type Nothing = Record<string, never>;

/** Every mail the site sends, by name, with the data it needs. */
export type MailData = {
  'verify-email': { code: string };
  'already-registered': Nothing;
  'reset-password': { token: string };
  'no-account': Nothing;
  'password-changed': Nothing;
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
};

export type MailTemplate = keyof MailData;

export const mailTemplates: { [T in MailTemplate]: (data: MailData[T]) => MailContent } = {
  'verify-email': ({ code }) => ({
    subject: `${code} is your ${siteName()} code`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Enter this code on ${siteName()} to go on with your registration. It is valid for ${codeLife / minute} minutes.`,
    ],
    code,
    footnote: `We never ask for this code by phone or message. ${ignore}`,
  }),

  'already-registered': () => ({
    subject: `You already have a ${siteName()} account`,
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, wanted to register with this email address. There is an account with it already, so no code was sent.',
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
      `What is not published within ${unpublishedRefundAfter / day} days of the payment is refunded by itself.`,
    ],
    action: {
      label: 'Publish the ad',
      url: absoluteUrl(adId ? `/edit/${adId}` : draftId ? `/post?draft=${draftId}` : '/post'),
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
};
