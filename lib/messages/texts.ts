/* Sentences of conversations, for replies and screens. Browser-safe. */

export const messageTexts = {
  empty: 'Please write a message.',
  ownAd: 'This is your own ad. Answers to it arrive in My Account, under Messages.',
  keyUsed: 'This Idempotency-Key was used for another message.',
  sentBefore: 'This message was sent before.',
  deleted: 'This ad was deleted, so no more messages can be sent. They stay here for 30 days.',
  removed: 'This ad was removed, so no more messages can be sent.',
  erased: 'This person has closed their account.',
  blocked: 'You have blocked this person. Unblock them to write again.',
  sold: 'This ad was marked as sold, so it takes no offers any more.',
  noSale: 'This ad was not marked as sold between the two of you.',
  reviewOver: 'You have written a review already, or the 14 days for it are over.',
  replyOver: 'There is no review to reply to, or you have replied already.',
  reviewWords: 'Please write it without:',
  noOffers: 'Offers can be made for things with a price.',
  offerInvalid: 'Please enter an amount, for example 120.',
  offerAccepted: 'A price was agreed on already.',
  warning: 'Please look at these words before you send this.',
  heldWarning: 'With these words, a person looks at your message before it is delivered.',
  offerChanged: 'This offer was changed or answered meanwhile.',
} as const;

export const messageTooLong = (max: number) =>
  `A message can have at most ${max.toLocaleString('en-GB')} characters.`;
