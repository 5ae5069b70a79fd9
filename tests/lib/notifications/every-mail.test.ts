import { describe, expect, test } from 'vitest';
import { renderMail } from '@/lib/notifications/templates/mail-layout';
import {
  type MailData,
  type MailTemplate,
  mailTemplates,
} from '@/lib/notifications/templates/mails';

const conversationId = '0b6f9d52-2f3a-4c57-9f0e-6c1d5a7e8b21';
const purchaseId = conversationId;
const unsubscribeKey = 'alert.0b6f9d52.key';
const at = new Date('2026-12-01T08:00:00Z');
const title = 'Oak dining table with six chairs';
const ad = { id: 'abcdefghjkmn', title, detail: '£180 · Ilford', isReduced: false };

const alert = {
  name: '“oak table” in Home',
  isSeller: false,
  count: 1,
  ads: [ad],
  search: '/search?q=oak',
  unsubscribeKey,
};
const saved = { title, adId: ad.id, price: '£150', before: '£180', unsubscribeKey };
const ending = {
  title,
  stage: 'three-days',
  expiresAt: at,
  renewPath: '/renew/key',
  unsubscribeKey,
} as const;
const explained = {
  kind: 'ad' as const,
  title,
  about: `your ad “${title}”`,
  rule: 'Counterfeit goods',
  breach: 'Copies of brands may not be sold here.',
  remedy: 'Take the brand out of the ad.',
  note: 'The label is not genuine.',
  words: ['replica'],
  appealPath: '/appeal/key',
};
const { rule, breach, remedy, note } = explained;
const ofTheSame = { rule, breach, remedy, note };
const ofAccount = { ...explained, kind: 'user', title: null, about: null } as const;
const ofReview = {
  ...explained,
  kind: 'review',
  title: null,
  about: 'your review of hannah',
} as const;
const ofMessage = { ...explained, kind: 'message', title: null, about: 'your message' } as const;
const decided = { isOverturned: true, isRestored: true, title, about: 'ad', note: '' };

const samples: { [T in MailTemplate]: MailData[T][] } = {
  alert: [
    alert,
    { ...alert, count: 14, ads: [ad, { ...ad, isReduced: true }] },
    { ...alert, name: 'hannah', isSeller: true, search: '/seller/hannah' },
    { ...alert, name: null, search: null, ads: [] },
  ],
  'saved-reduced': [saved, { ...saved, title: null }],
  'saved-ending': [saved, { ...saved, title: null, price: null }],
  'ad-ending': [
    ending,
    { ...ending, stage: 'one-day' },
    { ...ending, stage: 'ended', title: null },
  ],
  'ad-approved': [{ title, adId: ad.id }],
  'ad-removed': [{ ...explained, adId: ad.id }],
  'ads-approved': [
    {
      ads: [
        { title, adId: ad.id },
        { title: 'Another ad', adId: ad.id },
      ],
    },
  ],
  'ads-removed': [
    {
      ...ofTheSame,
      ads: [
        { title, words: explained.words, appealPath: explained.appealPath },
        { title: 'Another ad', words: [], appealPath: explained.appealPath },
      ],
    },
  ],
  'adult-ads-checked': [{ titles: [title] }, { titles: [title, 'Another ad'] }],
  'message-refused': [ofMessage, { ...ofMessage, about: null }],
  'review-removed': [{ ...ofReview, remedy: null }],
  'member-warned': [explained, ofMessage, ofReview, { ...ofAccount, words: [], note: '' }],
  'account-suspended': [
    { ...explained, until: '8 December 2026' },
    { ...ofAccount, remedy: null, until: null },
  ],
  'suspension-ended': [{}],
  'appeal-received': [
    { title, dueAt: '3 December 2026, 08:00', appealPath: explained.appealPath },
    { title: null, dueAt: '3 December 2026, 08:00', appealPath: explained.appealPath },
  ],
  'appeal-decided': [
    decided,
    { ...decided, title: null, about: 'message' },
    { ...decided, title: null, about: 'review' },
    { ...decided, title: null, about: 'user' },
    { ...decided, isRestored: false },
    { ...decided, isRestored: false, title: null, about: 'user' },
    { ...decided, isOverturned: false, isRestored: false, note: 'The photos show it.' },
  ],
  'report-received': [{ reference: 'RP-4F2A', about: `“${title}”` }],
  'ad-ended': [{ title }],
  'report-decided': [
    { reference: 'RP-4F2A', about: `“${title}”`, outcome: 'acted' },
    { reference: 'RP-4F2A', about: `“${title}”`, outcome: 'ended' },
    { reference: 'RP-4F2A', about: 'a message', outcome: 'stays' },
  ],
  'verify-email': [{ code: '0042' }],
  'already-registered': [{}],
  'reset-password': [{ token: 'a-b_c' }],
  'no-account': [{}],
  'password-changed': [{}],
  'confirm-new-email': [{ code: '0042' }],
  'email-taken': [{}],
  'email-changed': [{}],
  'account-deleted': [{}],
  'payment-receipt': [
    {
      purchaseId,
      number: 'R-12AB',
      lines: ['VIP: £9.99'],
      total: '£9.99',
      vat: null,
      seller: 'Townboard',
    },
    {
      purchaseId,
      number: 'R-12AB',
      lines: ['VIP'],
      total: '£9.99',
      vat: 'Includes 20% VAT of £1.67 (VAT number GB1).',
      seller: 'Townboard, 1 High Street',
    },
  ],
  'payment-ready': [
    { draftId: conversationId, adId: null },
    { draftId: null, adId: ad.id },
  ],
  'payment-refunded': [
    { purchaseId, total: '£9.99', reason: 'The ad was not published within 7 days.' },
  ],
  'payment-refund-returned': [{ purchaseId, total: '£9.99' }],
  'new-messages': [
    { conversationId, count: 1, from: 'hannah', adTitle: title },
    { conversationId, count: 3, from: null, adTitle: null },
  ],
  'review-invitation': [{ conversationId, seller: 'hannah', adTitle: title, until: at }],
};

const rendered = <T extends MailTemplate>(template: T) =>
  samples[template].map((data) => renderMail(mailTemplates[template](data)));

describe.each(Object.keys(samples) as MailTemplate[])('the mail %s', (template) => {
  test('says the same in text and HTML, without placeholders', () => {
    for (const { subject, text, html } of rendered(template)) {
      expect(subject).toMatch(/^.{5,110}$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\.\./);
      expect(html).not.toMatch(/undefined|>null|NaN|\[object|\$\{/);
      const words = html
        .replace(/<style>.*?<\/style>/s, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&');
      for (const line of text.split('\n').filter((each) => each && !each.endsWith(':'))) {
        const plain = line.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
        if (!line.startsWith('http')) expect(words).toContain(plain);
        else expect(html).toContain(`href="${line.replaceAll('&', '&amp;')}"`);
      }
      for (const [address] of text.matchAll(/https?:\S+/g)) {
        expect(address).toMatch(/^http:\/\/localhost:3000\//);
      }
    }
  });
});
