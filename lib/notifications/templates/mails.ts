import { codeLife, resetTokenLife } from '@/lib/catalogue/limits';
import { minute } from '@/lib/dates';
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
};
