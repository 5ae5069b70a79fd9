import type { Operation } from './operation';
import { accountOperations } from './operations/accounts';
import { administrationOperations } from './operations/administration';
import { adOperations } from './operations/ads';
import { alertOperations } from './operations/alerts';
import { draftOperations } from './operations/drafts';
import { hiddenOperations } from './operations/hidden';
import { messageOperations } from './operations/messages';
import { moderationOperations } from './operations/moderation';
import { myAccountOperations } from './operations/my-account';
import { ownAdOperations } from './operations/own-ads';
import { paymentOperations } from './operations/payments';
import { placeAndPictureOperations } from './operations/places-and-pictures';
import { pushOperations } from './operations/push';
import { runningOperations } from './operations/running';
import { savedOperations } from './operations/saved';
import { searchOperations } from './operations/search';

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...myAccountOperations,
  ...adOperations,
  ...ownAdOperations,
  ...draftOperations,
  ...messageOperations,
  ...savedOperations,
  ...hiddenOperations,
  ...alertOperations,
  ...pushOperations,
  ...paymentOperations,
  ...placeAndPictureOperations,
  ...searchOperations,
  ...moderationOperations,
  ...administrationOperations,
  ...runningOperations,
];
