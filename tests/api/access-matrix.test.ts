import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveAlert } from '@/lib/alerts/save-alert';
import { newAlert } from '@/lib/alerts/schema';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { newAttachment } from '@/lib/messages/attachments/schema';
import { storeAttachment } from '@/lib/messages/attachments/store-attachment';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { createUser, sessionFor, type TestUser } from '../builders/account';
import { createAd } from '../builders/ad';
import { dataUrl, makeJpeg } from '../builders/image';
import { createMember, giveVerifiedPhone } from '../builders/member';
import { baseUrl } from '../builders/servers/http';

/*
 * Calls every route as every kind of caller; a route without a row fails. `own` marks an item of its
 * owner's, which answers 404 to others.
 */

type Access = 'open' | 'member' | 'own' | 'staff' | 'admin' | 'second factor';

const api: Record<string, Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Access>>> = {
  '/api/admin/attachments/[id]': { GET: 'staff' },
  '/api/admin/banned-words': { POST: 'admin', DELETE: 'admin' },
  '/api/admin/banned-words/preview': { POST: 'admin' },
  '/api/admin/cases/[id]/escalate': { POST: 'staff' },
  '/api/admin/categories': { PUT: 'admin' },
  '/api/admin/categories/preview': { POST: 'admin' },
  '/api/admin/categories/names': { PUT: 'admin' },
  '/api/admin/categories/names/preview': { POST: 'admin' },
  '/api/admin/decisions': { POST: 'staff' },
  '/api/admin/decisions/[id]/undo': { POST: 'staff' },
  '/api/admin/decisions/batches': { POST: 'staff' },
  '/api/admin/decisions/batches/[id]/undo': { POST: 'staff' },
  '/api/admin/jobs/retry': { POST: 'admin' },
  '/api/admin/prices': { PUT: 'admin' },
  '/api/admin/prices/preview': { POST: 'admin' },
  '/api/admin/queue': { POST: 'staff' },
  '/api/admin/refunds/[id]/settle': { POST: 'admin' },
  '/api/admin/second-factor': { POST: 'second factor' },
  '/api/admin/second-factor/confirm': { POST: 'second factor' },
  '/api/admin/second-factor/pass': { POST: 'second factor' },
  '/api/admin/settings': { PUT: 'admin' },
  '/api/ads': { POST: 'member' },
  '/api/ads/[id]': { GET: 'open', PUT: 'member', DELETE: 'own' },
  '/api/ads/[id]/buyers': { GET: 'own' },
  '/api/ads/[id]/confirmed': { POST: 'own' },
  '/api/ads/[id]/figures': { GET: 'own' },
  '/api/ads/[id]/messages': { POST: 'member' },
  '/api/ads/[id]/offers': { POST: 'member' },
  '/api/ads/[id]/phone': { POST: 'open' },
  '/api/ads/[id]/price': { PUT: 'member' },
  '/api/ads/[id]/price-guidance': { GET: 'open' },
  '/api/ads/[id]/repost': { POST: 'own' },
  '/api/ads/[id]/reserved': { PUT: 'member' },
  '/api/ads/[id]/sold': { PUT: 'member' },
  '/api/ads/[id]/toggle-active': { PATCH: 'own' },
  '/api/ads/[id]/visit': { POST: 'open' },
  '/api/ads/my-ads': { GET: 'member' },
  '/api/age-check': { POST: 'open' },
  '/api/alerts': { GET: 'member', POST: 'member' },
  '/api/alerts/[id]': { PATCH: 'own', DELETE: 'own' },
  '/api/appeals': { POST: 'open' },
  '/api/attachments': { POST: 'member' },
  '/api/attachments/[id]': { GET: 'own' },
  '/api/auth/[...nextauth]': { GET: 'open', POST: 'open' },
  '/api/auth/login': { POST: 'open' },
  '/api/auth/logout': { POST: 'open' },
  '/api/auth/register': { POST: 'open' },
  '/api/auth/request-reset': { POST: 'open' },
  '/api/auth/reset-password': { POST: 'open' },
  '/api/auth/send-code': { POST: 'open' },
  '/api/auth/verify-code': { POST: 'open' },
  '/api/drafts': { GET: 'member', POST: 'member' },
  '/api/drafts/[id]': { GET: 'own', PUT: 'member', DELETE: 'own' },
  '/api/hidden': { GET: 'member', POST: 'member', DELETE: 'member' },
  '/api/hidden/lookup': { POST: 'open' },
  '/api/health': { GET: 'open' },
  '/api/jobs/run': { GET: 'open' },
  '/api/locations/autocomplete': { GET: 'open' },
  '/api/locations/enrich-from-postcode': { POST: 'open' },
  '/api/messages': { GET: 'member' },
  '/api/messages/[id]': { GET: 'member', POST: 'member' },
  '/api/messages/[id]/block': { PUT: 'member', DELETE: 'member' },
  '/api/messages/[id]/offers': { POST: 'member' },
  '/api/messages/[id]/offers/answer': { POST: 'member' },
  '/api/messages/[id]/read': { PUT: 'member' },
  '/api/messages/[id]/review': { POST: 'member' },
  '/api/messages/[id]/review/reply': { POST: 'member' },
  '/api/messages/events': { GET: 'member' },
  '/api/messages/unread': { GET: 'member' },
  '/api/openapi.json': { GET: 'open' },
  '/api/payment/create-payment-intent': { POST: 'member' },
  '/api/payment/purchases': { GET: 'member' },
  '/api/payment/purchases/[id]': { GET: 'own' },
  '/api/payment/sandbox/challenge': { POST: 'member' },
  '/api/payment/sandbox/confirm': { POST: 'member' },
  '/api/payment/webhook': { POST: 'open' },
  '/api/push/key': { GET: 'open' },
  '/api/push/subscriptions': { GET: 'member', POST: 'member', DELETE: 'member' },
  '/api/ready': { GET: 'open' },
  '/api/serving': { GET: 'open' },
  '/api/renew/[key]': { POST: 'open' },
  '/api/price-guidance': { GET: 'open' },
  '/api/reports': { POST: 'open' },
  '/api/saved-ads': { GET: 'member', POST: 'member' },
  '/api/saved-ads/[id]': { PUT: 'member', DELETE: 'member' },
  '/api/saved-ads/lookup': { POST: 'open' },
  '/api/screening/check': { POST: 'member' },
  '/api/search/count': { GET: 'open' },
  '/api/search/suggest': { GET: 'open' },
  '/api/vitals': { POST: 'open' },
  '/api/unsubscribe/[key]': { GET: 'open', POST: 'open' },
  '/api/upload/direct': { POST: 'member' },
  '/api/upload/direct/complete': { POST: 'member' },
  '/api/upload/image': { POST: 'member' },
  '/api/users/me': { GET: 'member', PATCH: 'member', DELETE: 'member' },
  '/api/users/me/change-password': { POST: 'member' },
  '/api/users/me/email': { POST: 'member' },
  '/api/users/me/email-code': { POST: 'member' },
  '/api/users/me/export': { GET: 'member' },
  '/api/users/me/mails': { GET: 'member', PATCH: 'member' },
  '/api/users/me/phone': { DELETE: 'member' },
  '/api/whatsapp/send-code': { POST: 'member' },
  '/api/whatsapp/verify-code': { POST: 'member' },
};

/** Files, and pages with restricted access. All other pages are public. */
const pages: Record<string, Access> = {
  '/admin': 'staff',
  '/admin/ads': 'staff',
  '/admin/ads/[id]': 'staff',
  '/admin/banned-words': 'admin',
  '/admin/categories': 'admin',
  '/admin/categories/names': 'admin',
  '/admin/figures': 'staff',
  '/admin/jobs': 'admin',
  '/admin/payments': 'admin',
  '/admin/prices': 'admin',
  '/admin/second-factor': 'second factor',
  '/admin/settings': 'admin',
  '/admin/queue': 'staff',
  '/admin/users': 'staff',
  '/admin/users/[id]': 'staff',
  '/edit/[id]': 'member',
  '/edit/[id]/promote': 'member',
  '/my-account': 'member',
  '/my-account/ads/[id]': 'member',
  '/my-account/ads/[id]/figures': 'own',
  '/my-account/alerts': 'member',
  '/my-account/badges': 'member',
  '/my-account/details': 'member',
  '/my-account/messages': 'member',
  '/my-account/messages/[id]': 'member',
  '/my-account/password': 'member',
  '/my-account/payments': 'member',
  '/my-account/payments/[id]': 'own',
  '/my-account/saved': 'member',
  '/post': 'member',
};

const openPages = [
  '/',
  '/account-created',
  '/account-deleted',
  '/ad/[id]',
  '/adult',
  '/adult/ad/[id]',
  '/adult/browse/[scope]/[area]',
  '/adult/search',
  '/api/docs',
  '/appeal/[key]',
  '/blog',
  '/blog/[post]',
  '/browse',
  '/browse/[scope]',
  '/browse/[scope]/[area]',
  '/cookies',
  '/demo/outbox',
  '/forgot-password',
  '/help',
  '/help/[article]',
  '/login',
  '/privacy',
  '/profile-details',
  '/register',
  '/renew/[key]',
  '/report/[type]/[id]',
  '/reset-password',
  '/safety',
  '/saved',
  '/seller/[username]',
  '/seller/[username]/[page]',
  '/share',
  '/terms',
  '/transparency',
  '/unsubscribe/[key]',
  '/verify-email',
];

const asRoute = (file: string) =>
  file.replace(/^app|\/\([^)]+\)|\/(?:page|route)\.tsx?$/g, '') || '/';

const methodsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
    ([, method]) => method,
  );

describe('the matrix', () => {
  test('has a row for exactly the methods of all API routes', () => {
    const there = globSync('app/api/**/route.ts').flatMap((file) =>
      methodsOf(file).map((method) => `${method} ${asRoute(file)}`),
    );
    const rows = Object.entries(api).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => `${method} ${route}`),
    );
    expect(rows.sort()).toEqual(there.sort());
  });

  test('has a row for exactly the existing pages', () => {
    const there = globSync('app/**/page.tsx').map(asRoute).sort();
    expect([...Object.keys(pages), ...openPages].sort()).toEqual(there);
  });
});

const people = [
  'anonymous',
  'owner',
  'other member',
  'moderator',
  'admin',
  'admin without second factor',
  'suspended',
  'expired session',
  'wrong token',
  'other origin',
] as const;
type Person = (typeof people)[number];

let owner: TestUser;
let suspended: TestUser;
let staff: { moderator: TestUser; admin: TestUser };
let other: TestUser;

beforeAll(async () => {
  [owner, other] = [await createUser(), await createUser()];
  suspended = await createUser({ bannedAt: new Date() });
  staff = { moderator: await createUser(), admin: await createUser() };
  for (const role of ['moderator', 'admin'] as const) {
    await db.user.update({ where: { id: staff[role].id }, data: { role } });
  }
});

/** The cookie of a new session, because some routes end the caller's session. */
async function cookieOf(user: TestUser, { elevated = false, at = new Date() } = {}) {
  const { cookie, actor } = await sessionFor(user, at);
  if (elevated) {
    const elevatedUntil = addTime(new Date(), hour);
    await db.session.update({ where: { id: actor.sessionId }, data: { elevatedUntil } });
  }
  return cookie;
}

async function headersOf(person: Person, isPage: boolean): Promise<Record<string, string>> {
  const own = (cookie: string) => ({ cookie, origin: baseUrl });
  switch (person) {
    case 'anonymous':
      return {};
    case 'owner':
      return own(await cookieOf(owner));
    case 'other member':
      return own(await cookieOf(other));
    case 'moderator':
      return own(await cookieOf(staff.moderator, { elevated: true }));
    case 'admin':
      return own(await cookieOf(staff.admin, { elevated: true }));
    case 'admin without second factor':
      return own(await cookieOf(staff.admin));
    case 'suspended':
      return own(await cookieOf(suspended));
    case 'expired session':
      return own(await cookieOf(owner, { at: addTime(new Date(), -31 * day) }));
    case 'wrong token':
      return isPage ? { cookie: 'session=forged' } : { authorization: `Bearer ${'a'.repeat(43)}` };
    case 'other origin':
      return { cookie: await cookieOf(owner), origin: 'https://evil.example' };
  }
}

async function addressOf(route: string): Promise<string> {
  const { actor } = await sessionFor(owner);
  const adId = async () => {
    await giveVerifiedPhone(owner.id);
    await db.ad.updateMany({
      where: { ownerId: owner.id },
      data: { createdAt: addTime(new Date(), -2 * day) },
    });
    return (await createAd(actor))._id;
  };
  const draftId = async () =>
    (await db.draft.create({ data: { ownerId: owner.id, form: {} }, select: { id: true } })).id;
  const purchaseId = async () =>
    (
      await db.purchase.create({
        data: {
          ...{ ownerId: owner.id, extras: ['vip'], amountPence: 999, provider: 'sandbox' },
          ...{ state: 'paid', paidAt: new Date() },
        },
        select: { id: true },
      })
    ).id;
  const alertId = async () =>
    (await saveAlert(actor, newAlert.parse({ search: '/search?q=sofa' }), false, new Date()))._id;
  const attachmentId = async (isReported: boolean) => {
    const photo = newAttachment.parse({ photo: dataUrl(await makeJpeg()) });
    const { attachment } = await storeAttachment(actor, photo, new Date());
    const { _id: about } = await createAd(await createMember());
    const content = { text: '', attachment };
    const { conversationId, message } = await startConversation(
      actor,
      about,
      content,
      { isAdultVisitor: false },
      new Date(),
    );
    if (isReported) {
      const targetId = `${conversationId}.${message.number}`;
      await db.moderationCase.create({ data: { targetType: 'message', targetId, risk: 1 } });
    }
    return attachment;
  };
  if (!route.includes('[')) return route;
  if (route.includes('attachments')) {
    return route.replace('[id]', await attachmentId(route.includes('admin')));
  }
  if (route.includes('alerts')) return route.replace('[id]', await alertId());
  if (route.includes('drafts')) return route.replace('[id]', await draftId());
  if (/purchases|payments/.test(route)) return route.replace('[id]', await purchaseId());
  if (/\/users\/\[id\]/.test(route)) return route.replace('[id]', owner.id);
  const isAboutAd = /ad|edit/.test(route) && !/admin|messages\/\[id\]/.test(route);
  if (isAboutAd || route === '/admin/ads/[id]') {
    return route.replace('[id]', await adId());
  }
  return route
    .replace('[...nextauth]', 'signin')
    .replace(/\[[^\]]+\]/g, '0b6f9d52-2f3a-4c57-9f0e-6c1d5a7e8b21');
}

async function statusOf(method: string, path: string, person: Person, isPage: boolean) {
  const sends = method !== 'GET';
  const controller = new AbortController();
  const response = await fetch(new URL(path, baseUrl), {
    method,
    redirect: 'manual',
    signal: controller.signal,
    headers: {
      ...(await headersOf(person, isPage)),
      ...(sends ? { 'content-type': 'application/json' } : {}),
    },
    ...(sends ? { body: '{}' } : {}),
  });
  const { status, headers } = response;
  // The event stream never ends.
  controller.abort();
  return { status, location: headers.get('location') ?? '' };
}

const loggedOut: readonly Person[] = ['anonymous', 'suspended', 'expired session', 'wrong token'];

/** The expected reply: a status, or anything but a refusal. */
function expected(access: Access, person: Person, method: string): number | 'passes' {
  if (person === 'other origin' && method !== 'GET') return 403;
  const who = person === 'other origin' ? 'owner' : person;
  if (access === 'open') return 'passes';
  if (loggedOut.includes(who)) return 401;
  if (access === 'member') return 'passes';
  if (access === 'own') return who === 'owner' ? 'passes' : 404;
  const isMember = who === 'owner' || who === 'other member';
  if (isMember || (access === 'admin' && who === 'moderator')) return 404;
  return who === 'admin without second factor' && access !== 'second factor' ? 403 : 'passes';
}

describe.each(Object.entries(api))('%s', (route, methods) => {
  test.each(Object.entries(methods))(
    '%s',
    async (method, access) => {
      for (const person of people) {
        const { status } = await statusOf(method, await addressOf(route), person, false);
        const wanted = expected(access, person, method);
        const name = `${method} ${route} for ${person}`;
        if (wanted === 'passes') {
          // With an empty body, or a missing item, the reply may be an error but not a refusal.
          expect([401, 403], name).not.toContain(status);
          expect(status, name).toBeLessThan(500);
          if (access === 'own') expect(status, name).not.toBe(404);
        } else expect([name, status]).toEqual([name, wanted]);
      }
    },
    60_000,
  );
});

describe.each(Object.entries(pages))('%s', (route, access) => {
  test.each(people)('for %s', async (person) => {
    const { status, location } = await statusOf('GET', await addressOf(route), person, true);
    const wanted = expected(access, person, 'GET');
    if (wanted === 401) {
      expect([status, location]).toEqual([307, expect.stringMatching(/\/login\?next=/)]);
    } else if (wanted === 403) {
      expect([status, location]).toEqual([307, expect.stringMatching(/\/admin\/second-factor/)]);
    } else if (wanted === 404) expect(status).toBe(404);
    else expect([200, 404]).toContain(status);
    if (wanted === 'passes' && access !== 'member') expect(status).toBe(200);
  });
});
