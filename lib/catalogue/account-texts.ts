import { serverError } from './public-texts';

/** Of the forms for login and registration: separate from site-texts.ts, which they would load whole. */
export const accountTexts = {
  serverError,
  loginFailed: 'Login failed. Please try again.',
  somethingWrong: 'Something went wrong.',
  couldNotResend: 'Could not resend code.',
  codeSentByEmail: 'Code sent to your email!',
  newCodeSent: 'A new code was sent to your email.',
  codeVerified: 'Code verified!',
  invalidCode: 'Invalid code. Please try again.',
  emailNotVerified: 'Please verify your email address first.',
  resetLinkSent: 'Reset link sent to your email.',
  resetDone: 'Password reset successful.',
  resetLinkSpent: 'This link has expired or was already used. Please ask for a new one.',
} as const;
