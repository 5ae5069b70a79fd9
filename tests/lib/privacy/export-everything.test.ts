import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { myData } from '@/lib/openapi/my-data';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { createMember } from '../../builders/member';
import { moderate } from '../../builders/moderation-about-member';
import { fillMember } from '../../builders/stored-about-member';

const now = new Date('2026-11-20T12:00:00Z');

type Section = keyof Awaited<ReturnType<typeof exportMyData>>;

/** Where the export has the rows of each relation. */
const exported: Record<string, Section> = {
  phone: 'account',
  sessions: 'sessions',
  verifiedPhones: 'verifiedPhones',
  paymentCards: 'paymentCards',
  ads: 'ads',
  images: 'images',
  drafts: 'drafts',
  purchases: 'purchases',
  auditEntries: 'actions',
  asBuyer: 'conversations',
  asSeller: 'conversations',
  savedAds: 'savedAds',
  sales: 'sales',
  boughtFrom: 'sales',
  reviews: 'sales',
  reviewedBy: 'sales',
  alerts: 'alerts',
  alertedAds: 'alertedAds',
  hiddenAds: 'hidden',
  hiddenSellers: 'hidden',
  mutedMails: 'mails',
  pushDevices: 'pushDevices',
  attachments: 'unsentAttachments',
  directUploads: 'uploads',
  blocks: 'blocks',
  secondFactor: 'secondFactor',
  recoveryCodes: 'recoveryCodes',
  reports: 'reports',
};

const leftOut: Record<string, string> = {
  challenges: 'Hashes of codes that expire within minutes and were sent to the member.',
  resetTokens: 'Hashes of links that expire within hours and were sent to the member.',
  idempotency: 'Hashes of requests of the last day, which the actions list.',
  hiddenBy: 'Who hides a member is about that other member.',
  blockedBy: 'Who blocks a member is about that other member.',
  decisions: 'Of staff: decisions about others; the actions list them.',
  appealsDecided: 'Of staff: appeals of others; the actions list them.',
  settings: 'Of staff: settings of the site; the actions list them.',
};

type Field = { name: string; kind: string };

function relationsOfUser(): string[] {
  const { models } = Reflect.get(db, '_runtimeDataModel') as {
    models: Record<string, { fields: Field[] }>;
  };
  const fields = models.User?.fields ?? [];
  return fields.filter(({ kind, name }) => kind === 'object' && name).map(({ name }) => name);
}

test('each relation of a member is exported, or left out for a reason', () => {
  const relations = relationsOfUser();
  expect(relations.length).toBeGreaterThan(30);
  expect([...Object.keys(exported), ...Object.keys(leftOut)].sort()).toEqual(relations.sort());
});

test('what is stored in each relation is in the export, without secrets', async () => {
  const [member, other] = [await createMember(), await createMember()];
  const { own, theirs, conversationId } = await fillMember(member, other, now);
  await moderate(member, other, { own, theirs, conversationId }, now);
  const data = await exportMyData(member, now);
  expect(myData.parse(data)).toEqual(data);
  for (const section of new Set(Object.values(exported))) {
    expect(data[section], section).toBeTruthy();
    if (Array.isArray(data[section])) expect(data[section], section).not.toEqual([]);
  }
  const at = now.toISOString();
  const { username } = await db.user.findUniqueOrThrow({ where: { id: other.userId } });
  expect(data).toMatchObject({
    account: { phone: '+447400123456', suspendedRule: 'scam', suspendedAt: at, replyMinutes: 12 },
    secondFactor: { createdAt: at, confirmedAt: at },
    recoveryCodes: [{ createdAt: at, usedAt: at }],
    pushDevices: [{ device: 'Chrome on Android', createdAt: at }],
    uploads: [{ kind: 'image', bytes: 1234, createdAt: at }],
    unsentAttachments: [{ kind: 'cv', name: 'cv.pdf', bytes: 1234, createdAt: at }],
    alertedAds: [{ adId: theirs, price: 12.5, at }],
    blocks: [
      { username, adId: null },
      { username: null, adId: theirs },
    ],
    hidden: { ads: [theirs], sellers: [username] },
    mails: { reminders: false },
    sales: [
      { side: 'seller', review: null, theirReview: null, myReply: null },
      {
        side: 'buyer',
        review: { text: 'As described.' },
        theirReview: { text: 'Paid at once.' },
        myReply: 'Thank you.',
      },
    ],
  });
  expect(data.conversations).toHaveLength(2);
  const text = JSON.stringify(data);
  for (const secret of [
    'hash-of-card',
    'push.example',
    'push-key',
    'push-secret',
    'factor-secret',
    'recovery-hash',
    'Not shown before I write.',
    other.userId,
  ]) {
    expect(text).not.toContain(secret);
  }
});
