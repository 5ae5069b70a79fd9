import type * as z from 'zod';
import { adFormComponents } from './ad-form-components';
import { bodies } from './bodies';
import { type JsonSchema, refTo, toComponents } from './json-schema';
import { myData } from './my-data';
import type { Operation } from './operation';
import * as accounts from './replies/accounts';
import * as ads from './replies/ads';
import * as alerts from './replies/alerts';
import * as drafts from './replies/drafts';
import * as hidden from './replies/hidden';
import * as mails from './replies/mails';
import * as messages from './replies/messages';
import * as moderation from './replies/moderation';
import * as ownAds from './replies/own-ads';
import * as payments from './replies/payments';
import * as places from './replies/places-and-pictures';
import * as push from './replies/push';
import * as running from './replies/running';
import * as saved from './replies/saved';
import * as search from './replies/search';
import * as shared from './replies/shared';

const replyNames = {
  Problem: shared.problem,
  Location: places.location,
  Locations: places.locations,
  AdFigures: ads.adFigures,
  LocatedPostcode: places.locatedPostcode,
  PublicAd: ads.publicAd,
  OwnAd: ads.ownAd,
  Ad: ads.anyAd,
  MyAd: ads.myAd,
  MyAds: ads.myAds,
  Reposted: ownAds.reposted,
  Toggled: ads.toggled,
  Reserved: ownAds.reserved,
  Confirmed: ownAds.confirmed,
  PriceComparison: ads.priceComparison,
  Priced: ownAds.priced,
  SaleMarked: ownAds.saleMarked,
  Buyers: ownAds.buyers,
  Visited: ads.visited,
  Revealed: ads.revealed,
  WordCheck: ads.wordCheck,
  Draft: drafts.draft,
  Drafts: drafts.drafts,
  DraftSaved: drafts.savedDraft,
  Reviews: messages.reviews,
  Conversations: messages.conversations,
  Conversation: messages.conversation,
  StoredAttachment: messages.storedAttachment,
  AttachmentFile: messages.attachmentFile,
  SentMessage: messages.sentMessage,
  UnreadCount: messages.unreadCount,
  Blocked: messages.blocked,
  MessageEvents: messages.messageEvents,
  SavedAd: saved.savedAd,
  SavedAds: saved.savedAds,
  MergedIds: saved.mergedIds,
  SavedMark: saved.savedMark,
  AdFacts: saved.adFacts,
  Hidden: hidden.hidden,
  HiddenAdsFound: hidden.hiddenAdsFound,
  PushDevices: push.pushDevices,
  PushKey: push.pushKey,
  PushSubscribed: push.subscribed,
  Alert: alerts.alert,
  Alerts: alerts.alerts,
  ChosenMails: mails.chosenMails,
  Renewed: mails.renewed,
  PaymentIntent: payments.paymentIntent,
  Purchase: payments.purchase,
  Purchases: payments.purchases,
  WebhookReceived: payments.webhookReceived,
  SandboxOutcome: payments.sandboxOutcome,
  ReportReceived: moderation.reportReceived,
  AppealReceived: moderation.appealReceived,
  SecondFactorBegun: moderation.secondFactorBegun,
  RecoveryCodes: moderation.recoveryCodes,
  QueueReply: moderation.queueReply,
  Decided: moderation.decided,
  Undone: moderation.undone,
  BatchDecided: moderation.batchDecided,
  BatchUndone: moderation.batchUndone,
  Retried: moderation.retried,
  BannedEntry: moderation.bannedEntry,
  BannedPreview: moderation.bannedPreview,
  PricesPreview: moderation.pricesPreview,
  CategoriesPreview: moderation.categoriesPreview,
  ShownPreview: moderation.shownPreview,
  Me: accounts.me,
  MyData: myData,
  LoggedIn: accounts.loggedIn,
  Registered: accounts.registered,
  EmailCodeSent: accounts.emailCodeSent,
  PhoneCodeSent: accounts.phoneCodeSent,
  EmailChangeCodeSent: accounts.emailChangeCodeSent,
  Verified: shared.verified,
  Done: shared.done,
  DoneWithMessage: shared.doneWithMessage,
  SearchCount: search.boundedCount,
  Suggestions: search.suggestions,
  UploadedImage: places.uploadedImage,
  DirectUpload: places.directUpload,
  CompletedUpload: places.completedUpload,
  Health: running.health,
  Readiness: running.readiness,
};

const names = new Map<unknown, string>([
  ...Object.entries(bodies).map(([name, { schema }]) => [schema, name] as const),
  ...Object.entries(replyNames).map(([name, schema]) => [schema, name] as const),
]);

export function componentRef(schema: Operation['body'] | z.ZodType): { $ref: string } {
  const name = names.get(schema);
  if (!name) throw new Error('A schema of the API has no name among the components');
  return { $ref: refTo(name) };
}

export function components(now: Date): Record<string, JsonSchema> {
  const { AdForm, ...plain } = bodies;
  const schemas = Object.entries(plain).map(([name, { schema }]) => [name, schema] as const);
  const withExample = ([name, schema]: [string, JsonSchema]) => [
    name,
    { ...schema, examples: [plain[name as keyof typeof plain].example] },
  ];
  const { AdForm: adForm, ...kinds } = adFormComponents(now);
  return {
    ...Object.fromEntries(
      Object.entries(toComponents(Object.fromEntries(schemas), 'input')).map(withExample),
    ),
    AdForm: { ...adForm, examples: [AdForm.example] },
    ...kinds,
    ...toComponents(replyNames, 'output'),
  };
}
