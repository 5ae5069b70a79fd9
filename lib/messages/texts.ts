import { cvMaxBytes, deletedKept, reviewWindow } from '@/lib/catalogue/limits';
import { day } from '@/lib/durations';

export const messageTexts = {
  empty: 'Please write a message.',
  noFile: 'Please send the file as a data URL.',
  fileTooLarge: 'This file is too large.',
  cvTooLarge: `A CV can have at most ${cvMaxBytes / 1024 ** 2} MB.`,
  noPdf: 'Please choose a PDF.',
  pdfDamaged: 'This PDF is damaged. Please save it again and choose the new one.',
  pdfLocked: 'This PDF has a password. Please save it without one.',
  pdfActive: 'This PDF has scripts or files inside. Please save it again as a plain PDF.',
  notStored: 'The file cannot be saved right now. Please try again later.',
  attachmentsFull: 'Your messages already contain too many photos. No more can be added.',
  tooManyUnsent: 'You have uploaded many files without sending them. Please try again later.',
  attachmentGone: 'This file is no longer there. Please choose it again.',
  noApplication: 'A CV can be sent with an application for a job.',
  ownAd: 'This is your own ad. Answers to it arrive in My Account, under Messages.',
  keyUsed: 'This Idempotency-Key was used for another message.',
  sentBefore: 'This message was sent before.',
  deleted: `This ad was deleted, so no more messages can be sent. They stay here for ${deletedKept / day} days.`,
  removed: 'This ad was removed, so no more messages can be sent.',
  erased: 'This person has closed their account.',
  blocked: 'You have blocked this person. Unblock them to write again.',
  sold: 'This ad was marked as sold, so it does not accept offers any more.',
  noSale: 'This ad was not marked as sold between the two of you.',
  reviewOver: `You have written a review already, or the ${reviewWindow / day} days for it are over.`,
  replyOver: 'There is no review to reply to, or you have replied already.',
  reviewWords: 'Please write it without:',
  noOffers: 'Offers can be made for things with a price.',
  offerInvalid: 'Please enter an amount, for example 120.',
  ownOffer: 'This is your own ad. You can name another price once the buyer has made an offer.',
  offerAccepted: 'A price was agreed on already.',
  warning: 'Please look at these words before you send this.',
  heldWarning: 'With these words, a moderator reviews your message before it is delivered.',
  offerChanged: 'This offer was changed or answered meanwhile.',
} as const;

export const messageTooLong = (max: number) =>
  `A message can have at most ${max.toLocaleString('en-GB')} characters.`;
