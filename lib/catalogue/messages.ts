import type { imageLimits } from './limits';

/* Texts of the specification's error catalogue and validation rules, to the letter. */

export const messages = {
  loginFailed: 'Login failed. Please try again.',
  somethingWrong: 'Something went wrong.',
  serverError: 'Server error. Try again later.',
  couldNotResend: 'Could not resend code.',
  codeSentByEmail: 'Code sent to your email!',
  newCodeSent: 'A new code was sent to your email.',
  codeVerified: 'Code verified!',
  invalidCode: 'Invalid code. Please try again.',
  emailAndTerms: 'Please enter your email and agree to terms.',
  passwordsDiffer: 'Passwords do not match',
  passwordRule: 'Password must be at least 8 characters, include a number and uppercase letter.',
  passwordsDifferAtReset: 'Passwords do not match.',
  passwordRuleAtReset: 'Password must be at least 6 characters.',
  passwordCommon: 'This password is on lists that burglars try first. Please choose another.',
  resetLinkSent: 'Reset link sent to your email.',
  resetDone: 'Password reset successful.',
  passwordUpdated: 'Password updated.',

  toggleFailed: 'Error toggling ad',
  deleteQuestion: 'Are you sure you want to permanently delete this ad?',
  reposted: 'Ad reposted',
  couldNotLoadAd: 'Could not load ad.',
  adNotFound: 'Ad not found or error loading ad.',
  loadingAdForEditing: 'Loading ad for editing...',
  reactivationNotice:
    'This ad is currently inactive or expired. It will be reactivated for 7 days upon publishing.',
  publishFailed: 'Something went wrong. Please try again.',

  imageUploadFailed: 'Image upload failed.',
  uploadFailed: 'Upload failed',

  whatsappSent: 'Code sent via WhatsApp.',
  whatsappVerified: 'Number verified via WhatsApp.',
  whatsappSendFailed: 'Failed to send code.',
  whatsappSendError: 'Error sending code.',
  whatsappWrongCode: 'Code is incorrect. Please try again.',

  paymentInitializing: 'Initializing payment...',
  paymentProcessing: 'Processing...',
  paymentReady: '✅ Payment successful. Ready to publish.',
  paymentFailed: 'Payment initialization failed. Please refresh and try again.',
  paymentNotSetUp: 'Card payment is not set up on this site yet. Please publish without upgrades.',
} as const;

export const tooManyImages = (limit: (typeof imageLimits)[keyof typeof imageLimits]) =>
  `You can upload a maximum of ${limit} images.`;
