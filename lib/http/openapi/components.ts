import type * as z from 'zod';
import { adFormComponents } from './ad-form-components';
import { bodies } from './bodies';
import { type JsonSchema, refTo, toComponents } from './json-schema';
import { myData } from './my-data';
import type { Operation } from './operation';
import * as replies from './replies';

const replyNames = {
  Problem: replies.problem,
  Location: replies.location,
  Locations: replies.locations,
  PublicAd: replies.publicAd,
  OwnAd: replies.ownAd,
  Ad: replies.anyAd,
  MyAd: replies.myAd,
  MyAds: replies.myAds,
  Reposted: replies.reposted,
  Toggled: replies.toggled,
  Visited: replies.visited,
  Revealed: replies.revealed,
  Draft: replies.draft,
  Drafts: replies.drafts,
  DraftSaved: replies.savedDraft,
  PaymentIntent: replies.paymentIntent,
  Purchase: replies.purchase,
  Purchases: replies.purchases,
  WebhookReceived: replies.webhookReceived,
  SandboxOutcome: replies.sandboxOutcome,
  Me: replies.me,
  MyData: myData,
  LoggedIn: replies.loggedIn,
  Registered: replies.registered,
  EmailCodeSent: replies.emailCodeSent,
  PhoneCodeSent: replies.phoneCodeSent,
  EmailChangeCodeSent: replies.emailChangeCodeSent,
  Verified: replies.verified,
  Done: replies.done,
  DoneWithMessage: replies.doneWithMessage,
  UploadedImage: replies.uploadedImage,
};

const names = new Map<unknown, string>([
  ...Object.entries(bodies).map(([name, { schema }]) => [schema, name] as const),
  ...Object.entries(replyNames).map(([name, schema]) => [schema, name] as const),
]);

/** A reference to the component of a body or reply. */
export function componentRef(schema: Operation['body'] | z.ZodType): { $ref: string } {
  const name = names.get(schema);
  if (!name) throw new Error('A schema of the API has no name among the components');
  return { $ref: refTo(name) };
}

/** Every body and reply as JSON Schema. `now` decides which years may be chosen. */
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
