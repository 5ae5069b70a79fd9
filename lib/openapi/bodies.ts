import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailChangeCodeSchema,
  loginSchema,
  registerSchema,
  requestResetSchema,
  resetPasswordSchema,
  sendEmailCodeSchema,
  sendPhoneCodeSchema,
  updateDetailsSchema,
  verifyEmailCodeSchema,
  verifyPhoneCodeSchema,
} from '@/lib/accounts/schema';
import { secondFactorCode } from '@/lib/accounts/second-factor/schema';
import { hiddenSellers, hiddenThings } from '@/lib/ads/hidden/schema';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { newPrice, reservation, saleMark } from '@/lib/ads/publishing/schema';
import { visitForm } from '@/lib/ads/visits/schema';
import { alertChanges, newAlert } from '@/lib/alerts/schema';
import { ageAnswer } from '@/lib/auth/schema';
import { cataloguePrices } from '@/lib/catalogue/upgrades';
import { completedDirectUpload, newDirectUpload } from '@/lib/direct-uploads/schema';
import { newDraft, savedDraft } from '@/lib/drafts/schema';
import { uploadForm } from '@/lib/images/data-url';
import { postcodeForm } from '@/lib/locations/schema';
import { newAttachment } from '@/lib/messages/attachments/schema';
import { newReview, reviewReply } from '@/lib/messages/reviews/schema';
import { newMessage, newOffer, offerAnswer, readMark } from '@/lib/messages/schema';
import {
  appealForm,
  bannedWords,
  batchForm,
  categoryChange,
  categoryPreview,
  decisionForm,
  escalationForm,
  queueRequest,
  reportForm,
  settingForm,
  shownCatalogueChange,
  shownCataloguePreview,
} from '@/lib/moderation/schema';
import { endedSubscription, newSubscription } from '@/lib/notifications/push/schema';
import { mailChoices } from '@/lib/notifications/schema';
import {
  newPayment,
  priceChange,
  pricePreview,
  sandboxCard,
  sandboxChallenge,
  settledRefund,
} from '@/lib/payments/schema';
import { lookup, mergedAds } from '@/lib/saved/schema';
import { vitalsForm } from '@/lib/vitals/schema';

const email = 'hannah@example.co.uk';
const password = 'Lantern-Harbour-42';
const challenge = '0b6f9d52-2f3a-4c57-9f0e-6c1d5a7e8b21';
const phone = '07400 123456';
const clientSecret = 'pi_sandbox_1a2b_secret_3c4d';
const pushEndpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const form = { category: 'Home', title: 'Oak dining table' };

export const bodies = {
  EmailCodeRequest: { schema: sendEmailCodeSchema, example: { email } },
  EmailCode: { schema: verifyEmailCodeSchema, example: { email, code: '1234', challenge } },
  Registration: {
    schema: registerSchema,
    example: {
      email,
      firstName: 'Hannah',
      lastName: 'Whitfield',
      username: 'hannah.w',
      password,
      confirmPassword: password,
      challenge,
    },
  },
  Credentials: { schema: loginSchema, example: { email, password } },
  ResetRequest: { schema: requestResetSchema, example: { email } },
  PasswordReset: {
    schema: resetPasswordSchema,
    example: { token: 'the-token-of-the-link', password },
  },
  PasswordChange: {
    schema: changePasswordSchema,
    example: {
      currentPassword: password,
      newPassword: 'Quiet-River-7',
      confirmPassword: 'Quiet-River-7',
    },
  },
  DetailsChange: {
    schema: updateDetailsSchema,
    example: { username: 'hannah.w', gender: 'Female', dob: '1990-03-24' },
  },
  EmailChangeCodeRequest: {
    schema: emailChangeCodeSchema,
    example: { email: 'h.whitfield@example.co.uk', password },
  },
  EmailChange: {
    schema: changeEmailSchema,
    example: { email: 'h.whitfield@example.co.uk', password, code: '1234' },
  },
  AccountDeletion: { schema: deleteAccountSchema, example: { password } },
  AgeAnswer: { schema: ageAnswer, example: { over18: true } },
  PhoneCodeRequest: { schema: sendPhoneCodeSchema, example: { phone } },
  PhoneCode: { schema: verifyPhoneCodeSchema, example: { phone, code: '1234' } },
  AdForm: {
    schema: adForm,
    example: {
      category: 'Home',
      title: 'Oak dining table with six chairs',
      description: 'Solid oak, two metres long. Collection only, from the ground floor.',
      location: { slug: 'ilford-ig1' },
      images: [],
      condition: 'Good',
      genericDescription: 'Bought in 2019, kept indoors, one chair has a small scratch.',
      genericPrice: 240,
    },
  },
  Visit: { schema: visitForm, example: { from: 'search' } },
  WebVitals: { schema: vitalsForm, example: { page: 'ad', lcp: 1840, inp: 64, cls: 0.01 } },
  NewPrice: { schema: newPrice, example: { price: 149.5 } },
  SaleMark: { schema: saleMark, example: { sold: true } },
  Reservation: { schema: reservation, example: { reserved: true } },
  NewDraft: { schema: newDraft, example: { form, step: 1 } },
  SavedDraft: { schema: savedDraft, example: { form, step: 2, version: 1 } },
  NewMessage: { schema: newMessage, example: { text: 'Is it still available?' } },
  NewAttachment: {
    schema: newAttachment,
    example: { photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRg…' },
  },
  NewReview: { schema: newReview, example: { stars: 5, text: 'Friendly, and as described.' } },
  ReviewReply: { schema: reviewReply, example: { text: 'Thank you.' } },
  NewOffer: { schema: newOffer, example: { amount: 120 } },
  OfferAnswer: { schema: offerAnswer, example: { number: 3, accept: true } },
  ReadMark: { schema: readMark, example: { upTo: 4 } },
  MergedAds: { schema: mergedAds, example: { ads: [{ id: 'k7m2p9x4tq3w', price: 240 }] } },
  NewAlert: { schema: newAlert, example: { search: '/search?q=sofa&place=ilford' } },
  AlertChanges: { schema: alertChanges, example: { frequency: 'weekly', leaveOut: 'broken' } },
  MailChoices: { schema: mailChoices, example: { savedReduced: false } },
  HiddenThings: { schema: hiddenThings, example: { sellers: ['hannah'] } },
  HiddenSellers: { schema: hiddenSellers, example: { sellers: ['hannah'] } },
  PushSubscription: {
    schema: newSubscription,
    example: {
      endpoint: pushEndpoint,
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  EndedPush: { schema: endedSubscription, example: { endpoint: pushEndpoint } },
  AdLookup: { schema: lookup, example: { ids: ['k7m2p9x4tq3w'] } },
  NewPayment: {
    schema: newPayment,
    example: { amount: 75.98, extras: ['vip', 'website'], draftId: challenge },
  },
  SettledRefund: { schema: settledRefund, example: { note: 'Bank transfer of 3 March.' } },
  SandboxCard: {
    schema: sandboxCard,
    example: { clientSecret, number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' },
  },
  SandboxChallenge: { schema: sandboxChallenge, example: { clientSecret, approve: true } },
  NewDirectUpload: {
    schema: newDirectUpload,
    example: { kind: 'image', type: 'image/jpeg', bytes: 6_291_456 },
  },
  DirectUploadToComplete: {
    schema: completedDirectUpload,
    example: { upload: '0123456789abcdefghjkmnpqrs' },
  },
  ImageUpload: { schema: uploadForm, example: { image: 'data:image/jpeg;base64,/9j/4AAQSkZJRg…' } },
  Report: {
    schema: reportForm,
    example: {
      targetType: 'ad',
      target: '0123456789ab',
      reason: 'scam',
      text: 'The seller asks for a deposit by bank transfer before anybody has seen the flat.',
      email,
    },
  },
  AppealForm: {
    schema: appealForm,
    example: { key: 'the-key-of-the-link', text: 'The bag is genuine: I still have the receipt.' },
  },
  SecondFactorCode: { schema: secondFactorCode, example: { code: '123456' } },
  QueueRequest: { schema: queueRequest, example: { skip: [challenge] } },
  DecisionForm: {
    schema: decisionForm,
    example: {
      caseId: challenge,
      targetType: 'ad',
      targetId: '0123456789ab',
      action: 'remove',
      expected: { moderation: 'held', version: 1 },
      rule: 'counterfeit',
      note: 'The photos show a copy.',
    },
  },
  BatchForm: {
    schema: batchForm,
    example: {
      action: 'remove',
      rule: 'duplicate',
      ads: [{ id: '0123456789ab', expected: { moderation: 'held', version: 1 } }],
    },
  },
  EscalationForm: {
    schema: escalationForm,
    example: { note: 'The photos are those of a removed ad.' },
  },
  BannedWords: { schema: bannedWords, example: { words: 'bath salts' } },
  SettingForm: { schema: settingForm, example: { key: 'adult.review', value: 'before' } },
  PricePreview: { schema: pricePreview, example: { prices: cataloguePrices } },
  CategoryPreview: { schema: categoryPreview, example: { closed: ['astrology-psychics'] } },
  CategoryChange: {
    schema: categoryChange,
    example: { closed: ['astrology-psychics'], before: [] },
  },
  ShownCataloguePreview: {
    schema: shownCataloguePreview,
    example: { changes: { names: { home: 'Furniture' }, order: {} } },
  },
  ShownCatalogueChange: {
    schema: shownCatalogueChange,
    example: {
      changes: { names: { home: 'Furniture' }, order: {} },
      before: { names: {}, order: {} },
    },
  },
  PriceChange: {
    schema: priceChange,
    example: { prices: { ...cataloguePrices, vip: 6999 }, before: cataloguePrices },
  },
  Postcode: { schema: postcodeForm, example: { postcode: 'IG1 1EQ' } },
} as const;
