import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

/* What the database refuses, whatever the code does. Each test is rolled back. */

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });

beforeAll(() => client.connect());
afterAll(() => client.end());
beforeEach(async () => {
  await client.query('BEGIN');
  // Its only row may already exist.
  await client.query('DELETE FROM "DatabaseCopy"');
});
afterEach(() => client.query('ROLLBACK'));

type Row = Record<string, unknown>;

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:00:00Z');
const [owner, draft] = [randomUUID(), randomUUID()];
const [purchase, conversation] = [randomUUID(), randomUUID()];

/** The remaining row of an account that its owner deleted. */
const erased: Row = {
  erasedAt: now,
  email: `${owner}@erased.invalid`,
  username: `erased-${owner}`,
  usernameKey: `erased-${owner}`,
  firstName: '',
  lastName: '',
};

/** A valid row of each table. */
const rows: Record<string, Row> = {
  Place: {
    outcode: 'ZZ1',
    slug: 'testing-zz1',
    town: 'Testing',
    district: 'Testing',
    region: 'LN',
    latitude: 51,
    longitude: 0,
  },
  User: {
    id: owner,
    email: 'zz@example.co.uk',
    username: 'ZZ-tester',
    usernameKey: 'zz-tester',
    firstName: 'Z',
    lastName: 'Z',
    passwordHash: 'x',
    updatedAt: now,
  },
  Session: { id: randomUUID(), userId: owner, createdAt: before, expiresAt: now },
  Challenge: {
    id: randomUUID(),
    kind: 'phone',
    target: '+447400123456',
    userId: owner,
    codeHash: 'x',
    expiresAt: now,
  },
  Ad: {
    id: 'zzzzzzzzzzzz',
    ownerId: owner,
    category: 'home',
    categoryGroup: 'buy-and-sell',
    isAdult: false,
    formKind: 'goods',
    title: 'A title of fifteen',
    description: 'A description of twenty characters and more.',
    details: '{}',
    pricePence: 1,
    outcode: 'ZZ1',
  },
  Image: { name: 'zz.webp', ownerId: owner, width: 1, height: 1, bytes: 1 },
  AdImage: { adId: 'zzzzzzzzzzzz', imageName: 'zz.webp', position: 0, isMain: true },
  Draft: { id: draft, ownerId: owner, adId: 'zzzzzzzzzzzz', form: '{}', step: 1 },
  Purchase: {
    id: purchase,
    ownerId: owner,
    extras: ['vip', 'website'],
    amountPence: 7598,
    provider: 'sandbox',
  },
  Conversation: { id: conversation, adId: 'zzzzzzzzzzzz', sellerId: owner },
  Message: { conversationId: conversation, number: 1, fromBuyer: true, text: 'Hello' },
  Refund: { id: randomUUID(), purchaseId: purchase, attempt: 1, updatedAt: now },
  Promotion: {
    id: randomUUID(),
    adId: 'zzzzzzzzzzzz',
    upgrade: 'vip',
    startsAt: before,
    endsAt: now,
  },
  AdDay: { adId: 'zzzzzzzzzzzz', day: now, views: 1, contacts: 1 },
  SandboxIntent: {
    id: 'pi_1',
    clientSecret: 'x',
    purchaseId: purchase,
    userId: owner,
    amountPence: 1,
    currency: 'gbp',
    status: 'requires_payment_method',
  },
  RateLimit: { key: 'zz', count: 1, resetAt: now },
  AdCount: {
    scope: 'zz',
    area: 'zz',
    count: 2,
    fresh: 1,
    latestAt: before,
    changedAt: now,
  },
  SearchTerm: { kind: 'model', scope: 'zz', text: 'zz9', label: 'ZZ9', count: 1 },
  DatabaseCopy: { identity: 'zz' },
};

/** For each constraint: its table, and values that only this constraint refuses. */
const refused: Record<string, [table: string, ...changes: Row[]]> = {
  User_email_lower_check: ['User', { email: 'ZZ@example.co.uk' }, { email: 'nobody' }],
  User_usernameKey_check: ['User', { usernameKey: 'ZZ-tester' }, { usernameKey: 'other' }],
  User_erased_check: [
    'User',
    { ...erased, email: 'zz@example.co.uk' },
    { ...erased, username: 'ZZ-tester', usernameKey: 'zz-tester' },
    { ...erased, firstName: 'Z' },
    { ...erased, lastName: 'Z' },
    { ...erased, phone: '+447400123456' },
    { ...erased, gender: 'Female' },
    { ...erased, dateOfBirth: now },
  ],
  Session_times_check: ['Session', { expiresAt: before }],
  Challenge_attempts_check: ['Challenge', { attempts: 6 }, { attempts: -1 }],
  Challenge_phone_user_check: ['Challenge', { userId: null }],
  Place_point_check: ['Place', { latitude: 0 }, { longitude: 51 }],
  Ad_title_check: ['Ad', { title: 'x'.repeat(14) }, { title: 'x'.repeat(101) }],
  Ad_description_check: ['Ad', { description: 'x'.repeat(19) }, { description: 'x'.repeat(5001) }],
  Ad_pricePence_check: ['Ad', { pricePence: 0 }, { pricePence: -1 }],
  Ad_details_check: ['Ad', { details: '[]' }, { details: '"x"' }],
  Ad_removed_reason_check: ['Ad', { moderation: 'removed' }],
  Ad_counts_check: ['Ad', { visits: -1 }, { version: 0 }],
  Image_size_check: ['Image', { width: 0 }, { height: 0 }, { bytes: 0 }],
  AdImage_position_check: ['AdImage', { position: 12 }, { position: -1 }],
  Draft_step_check: ['Draft', { step: 0 }, { step: 6 }],
  Draft_form_check: ['Draft', { form: '[]' }, { form: 'null' }],
  Purchase_amount_check: ['Purchase', { amountPence: 0 }, { currency: 'usd' }],
  Purchase_extras_check: ['Purchase', { extras: [] }, { extras: ['vip', 'gold'] }],
  Promotion_upgrade_check: ['Promotion', { upgrade: 'gold' }],
  Promotion_times_check: ['Promotion', { endsAt: before }],
  Purchase_refund_check: ['Purchase', { refundReason: 'x' }, { refundRequestedAt: now }],
  Refund_attempt_check: ['Refund', { attempt: 0 }],
  Conversation_two_people_check: ['Conversation', { buyerId: owner }],
  Message_amount_check: ['Message', { kind: 'offer' }, { kind: 'text', amountPence: 100 }],
  Message_amount_positive_check: ['Message', { kind: 'offer', amountPence: 0 }],
  Block_two_people_check: ['Block', { blockerId: owner, blockedId: owner }],
  AdDay_counts_check: ['AdDay', { views: -1 }, { contacts: -1 }],
  AdDay_sources_check: [
    'AdDay',
    { fromSearch: 2 },
    { saves: -1 },
    { messages: -1 },
    { fromShared: -1 },
  ],
  SandboxIntent_amount_check: ['SandboxIntent', { amountPence: 0 }],
  SearchTerm_kind_check: ['SearchTerm', { kind: 'town', scope: '' }],
  SearchTerm_scope_check: ['SearchTerm', { scope: '' }, { kind: 'word' }],
  SearchTerm_count_check: ['SearchTerm', { count: 0 }],
  RateLimit_count_check: ['RateLimit', { count: 0 }],
  DatabaseCopy_single: ['DatabaseCopy', { id: 2 }],
  AdCount_count_check: ['AdCount', { count: 0, fresh: 0 }, { fresh: -1 }, { fresh: 3 }],
};

const insert = (table: string, row: Row) => {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  return client.query(
    `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
};

/** All rows up to that of `table`, because rows refer to earlier ones. */
async function insertUpTo(table: string) {
  for (const [name, row] of Object.entries(rows)) {
    if (name === table) return;
    await insert(name, row);
  }
}

test('a valid row of each table is accepted', async () => {
  for (const [table, row] of Object.entries(rows)) await insert(table, row);
});

const cases = Object.entries(refused).flatMap(([constraint, [table, ...changes]]) =>
  changes.map((change) => [constraint, table, change] as const),
);

test.each(cases)('%s refuses a %s with %o', async (constraint, table, change) => {
  await insertUpTo(table);
  await expect(insert(table, { ...rows[table], ...change })).rejects.toMatchObject({
    code: '23514',
    constraint,
  });
});

test('an account may be erased', async () => {
  await insertUpTo('User');
  await insert('User', { ...rows.User, ...erased });
});

test('every check constraint has cases here', async () => {
  const { rows: checks } = await client.query<{ conname: string }>(
    `SELECT conname FROM pg_constraint
     WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  expect(checks.map(({ conname }) => conname).sort()).toEqual(Object.keys(refused).sort());
});

test('an ad has at most one main picture', async () => {
  for (const [table, row] of Object.entries(rows)) await insert(table, row);
  await insert('Image', { ...rows.Image, name: 'zy.webp' });
  const second = { ...rows.AdImage, imageName: 'zy.webp', position: 1 };
  await client.query('SAVEPOINT main');
  await expect(insert('AdImage', second)).rejects.toMatchObject({
    constraint: 'AdImage_one_main_key',
  });
  await client.query('ROLLBACK TO main');
  await insert('AdImage', { ...second, isMain: false });
});

test('a member has one draft per edited ad, and several of new ads', async () => {
  for (const [table, row] of Object.entries(rows)) await insert(table, row);
  for (const id of [randomUUID(), randomUUID()]) {
    await insert('Draft', { ...rows.Draft, id, adId: null });
  }
  await expect(insert('Draft', { ...rows.Draft, id: randomUUID() })).rejects.toMatchObject({
    constraint: 'Draft_owner_ad_key',
  });
});

test('a picture in use, a place with ads and a member with ads cannot be deleted', async () => {
  for (const [table, row] of Object.entries(rows)) await insert(table, row);
  for (const [table, where] of [
    ['Image', `"name" = 'zz.webp'`],
    ['Place', `"outcode" = 'ZZ1'`],
    ['User', `"usernameKey" = 'zz-tester'`],
  ]) {
    await client.query('SAVEPOINT deletion');
    const deletion = client.query(`DELETE FROM "${table}" WHERE ${where}`);
    await expect(deletion).rejects.toMatchObject({
      code: expect.stringMatching(/^23(503|001)$/),
    });
    await client.query('ROLLBACK TO deletion');
  }
});
