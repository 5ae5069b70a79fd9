import { describe, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { sendEmailChangeCode } from '@/lib/accounts/codes/send-email-change-code';
import type { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import type { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import type { Me } from '@/lib/accounts/get-me';
import type { WordCheck } from '@/lib/ads/publishing/form/check-words';
import type { Reposted } from '@/lib/ads/publishing/lifetime/repost-ad';
import type { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import type { MyAdReply, OwnAdReply, PublicAdReply, toAdReply } from '@/lib/ads/reading/ad-replies';
import type { AdDaysView } from '@/lib/ads/visits/get-ad-days';
import type { recordVisit } from '@/lib/ads/visits/record-visit';
import type { revealPhone } from '@/lib/ads/visits/reveal-phone';
import type { Problem } from '@/lib/api/problem';
import type { Draft } from '@/lib/drafts/queries';
import type { SaveResult } from '@/lib/drafts/save-draft';
import type { Location } from '@/lib/locations/location';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import type * as accounts from '@/lib/openapi/replies/accounts';
import type * as ads from '@/lib/openapi/replies/ads';
import type * as drafts from '@/lib/openapi/replies/drafts';
import type * as moderation from '@/lib/openapi/replies/moderation';
import type * as ownAds from '@/lib/openapi/replies/own-ads';
import type * as payments from '@/lib/openapi/replies/payments';
import type * as places from '@/lib/openapi/replies/places-and-pictures';
import type * as shared from '@/lib/openapi/replies/shared';
import type { receiveWebhook } from '@/lib/payments/providers/receive-webhook';
import type { SandboxOutcome } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import type { PaymentIntentReply, PurchaseReply } from '@/lib/payments/replies';

/* The compiler checks that the types of reply schemas equal those of the views. */

/** Flattens intersections, which the comparison would treat as different types. */
type Flat<T> = T extends unknown ? { [Key in keyof T]: T[Key] } : never;
type Replies = typeof accounts &
  typeof ads &
  typeof drafts &
  typeof moderation &
  typeof ownAds &
  typeof payments &
  typeof places &
  typeof shared;
type Described<Name extends keyof Replies> = Flat<z.output<Replies[Name]>>;
type Replied<Command extends (...args: never[]) => Promise<unknown>> = Flat<
  Awaited<ReturnType<Command>>
>;

describe('the schema of a reply matches the type of', () => {
  test('ads', () => {
    expectTypeOf<Described<'publicAd'>>().toEqualTypeOf<Flat<PublicAdReply>>();
    expectTypeOf<Described<'ownAd'>>().toEqualTypeOf<Flat<OwnAdReply>>();
    expectTypeOf<Described<'myAd'>>().toEqualTypeOf<Flat<MyAdReply>>();
    expectTypeOf<Described<'anyAd'>>().toEqualTypeOf<Flat<ReturnType<typeof toAdReply>>>();
    expectTypeOf<Described<'reposted'>>().toEqualTypeOf<Reposted>();
    expectTypeOf<Described<'wordCheck'>>().toEqualTypeOf<WordCheck>();
    expectTypeOf<Described<'toggled'>>().toEqualTypeOf<Replied<typeof toggleAd>>();
    expectTypeOf<Described<'visited'>>().toEqualTypeOf<Replied<typeof recordVisit>>();
    expectTypeOf<Described<'adFigures'>>().toEqualTypeOf<AdDaysView>();
    expectTypeOf<Described<'revealed'>>().toEqualTypeOf<Replied<typeof revealPhone>>();
  });

  test('drafts', () => {
    expectTypeOf<Described<'draft'>>().toEqualTypeOf<Draft>();
    expectTypeOf<Described<'savedDraft'>>().toEqualTypeOf<SaveResult>();
  });

  test('payments', () => {
    expectTypeOf<Described<'purchase'>>().toEqualTypeOf<Flat<PurchaseReply>>();
    expectTypeOf<Described<'paymentIntent'>>().toEqualTypeOf<Flat<PaymentIntentReply>>();
    expectTypeOf<Described<'sandboxOutcome'>>().toEqualTypeOf<Flat<SandboxOutcome>>();
    expectTypeOf<Described<'webhookReceived'>>().toEqualTypeOf<Replied<typeof receiveWebhook>>();
  });

  test('cases of moderators', () => {
    expectTypeOf<Described<'queueItem'>>().toEqualTypeOf<QueueItem>();
  });

  test('accounts, places and errors', () => {
    expectTypeOf<Described<'me'>>().toEqualTypeOf<Me>();
    expectTypeOf<Described<'emailCodeSent'>>().toEqualTypeOf<Replied<typeof sendEmailCode>>();
    expectTypeOf<Described<'emailChangeCodeSent'>>().toEqualTypeOf<
      Replied<typeof sendEmailChangeCode>
    >();
    expectTypeOf<Described<'phoneCodeSent'>>().toEqualTypeOf<Replied<typeof sendPhoneCode>>();
    expectTypeOf<Described<'location'>>().toEqualTypeOf<Location>();
    expectTypeOf<Described<'problem'>>().toEqualTypeOf<Problem>();
  });
});
