import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { adFormShape } from '@/lib/ads/publishing/form/ad-form';
import { categories } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { db } from '@/lib/db/client';
import {
  callRoute,
  createWorld,
  exampleOf,
  nameOf,
  propertiesOf,
  type World,
  writing,
} from '@/tests/builders/route-calls';

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));

const text = 'mass-assigned';
const values: Record<string, unknown> = {
  String: text,
  Int: 87_654_321,
  BigInt: 87_654_321,
  Float: 87.654321,
  DateTime: '2001-02-03T04:05:06.789Z',
  Boolean: true,
  Json: { [text]: text },
  UserRole: 'admin',
  Moderation: 'approved',
  PurchaseState: 'paid',
  RefundState: 'succeeded',
};

/** Every column of the data model, with a value of its type. */
const columns = Object.fromEntries(
  [
    ...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^ {2}(\w+)\s+(\w+)(\[\])?\??/gm),
  ].flatMap(([, name = '', type = '', list]) =>
    type in values ? [[name, list ? [values[type]] : values[type]] as const] : [],
  ),
);

const inventions = Object.fromEntries(
  `isAdmin admin is_admin superuser permissions scopes elevated secondFactor verified isVerified
   emailVerified phoneVerified whatsappVerified user owner seller actor account tenant discount free
   balance credits approved featured promoted $set $where __proto__ constructor`
    .split(/\s+/)
    .map((name) => [name, text]),
);

const privileges = async ({ member }: World) => ({
  user: await db.user.findUniqueOrThrow({
    where: { id: member.userId },
    select: { role: true, isTrader: true, bannedAt: true, erasedAt: true, createdAt: true },
  }),
  sessions: await db.session.count({
    where: { userId: member.userId, elevatedUntil: { not: null } },
  }),
  paid: await db.purchase.count({ where: { ownerId: member.userId, state: { not: 'created' } } }),
  promotions: await db.promotion.count({ where: { purchase: { ownerId: member.userId } } }),
});

test('column names and invented keys in bodies change nothing on any route', {
  timeout: 240_000,
}, async () => {
  expect(Object.keys(columns).length).toBeGreaterThan(150);
  expect(Object.keys(inventions)).toHaveLength(30);
  for (const operation of writing) {
    const world = await createWorld();
    const before = await privileges(world);
    const known = propertiesOf(operation);
    const example = exampleOf(operation);
    const extras = without({ ...known, ...example });
    const nested = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        withExtras(value, name === 'form' ? formFields : (known[name]?.properties ?? {})),
      ]),
    );
    for (const body of [
      { ...extras, ...example },
      { ...extras, ...nested },
    ]) {
      const { status } = await callRoute(operation, world, body);
      expect(status, nameOf(operation)).toBeLessThan(500);
    }
    expect(await privileges(world), nameOf(operation)).toEqual(before);
    expect(await rowsWithSentinels(), nameOf(operation)).toEqual([]);
  }
});

/** All except the names that a body may have. */
const without = (known: object) =>
  Object.fromEntries(
    Object.entries({ ...columns, ...inventions }).filter(([name]) => !Object.hasOwn(known, name)),
  );

/** A draft stores the fields of the form and nothing else. */
const formFields = Object.fromEntries(
  [
    ...categories.slice(0, 1).flatMap((category) => Object.keys(adFormShape(category, new Date()))),
    ...Object.values(formKinds).flatMap(({ fields }) => fields.map(({ name }) => name)),
    'plan',
  ].map((name) => [name, true]),
);

const withExtras = (value: unknown, known: object) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...without(known), ...value }
    : value;

/** Tables in which a value of ours was stored. */
async function rowsWithSentinels(): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS "name" FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'Place'`;
  const queries = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || left(t::text, 300) AS "row" FROM "${name}" t WHERE t::text ~ 'mass-assigned|87654321|2001-02-03'`,
  );
  const rows = await db.$queryRawUnsafe<{ row: string }[]>(queries.join(' UNION ALL '));
  return rows.map(({ row }) => row);
}
