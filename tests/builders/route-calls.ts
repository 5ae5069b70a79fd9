import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { hashPassword } from '@/lib/accounts/passwords/password-hash';
import type { RouteHandler } from '@/lib/api/route';
import { db } from '@/lib/db/client';
import { bodies } from '@/lib/openapi/bodies';
import { inputSchema, type JsonSchema } from '@/lib/openapi/json-schema';
import type { Operation } from '@/lib/openapi/operation';
import { operations } from '@/lib/openapi/operations';
import { testPassword } from './account';
import { createAd, validAdForm } from './ad';
import { ask } from './conversation';
import { createMember, type Member } from './member';
import { createStaff } from './staff';

/* Calls the API's routes with a body in this process. tests/lib/api mocks next/headers for it. */

type Handlers = Record<string, RouteHandler>;

const files = globSync('app/api/**/route.ts', { cwd: process.cwd() });
const handlersByPath = new Map<string, Handlers>(
  await Promise.all(
    files.map(
      async (file) =>
        [
          `/${file.slice('app/'.length, -'/route.ts'.length)}`.replace(/\[(\w+)\]/g, '{$1}'),
          await import(join(process.cwd(), file)),
        ] as const,
    ),
  ),
);

/** Operations that accept any body from strangers. */
export const writing: readonly Operation[] = operations.filter(({ body }) => body !== undefined);

export const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

const schemaOf = ({ body }: Operation): z.ZodType | undefined =>
  typeof body === 'function' ? body(new Date()) : body;

export function exampleOf(operation: Operation): Record<string, unknown> {
  if (operation.path === '/api/ads' || operation.path === '/api/ads/{id}') return validAdForm();
  if (operation.path === '/api/screening/check') return validAdForm();
  const found = Object.values(bodies).find(({ schema }) => schema === operation.body);
  return structuredClone((found?.example ?? {}) as Record<string, unknown>);
}

export function propertiesOf(operation: Operation): Record<string, JsonSchema> {
  const schema = schemaOf(operation);
  const described = schema ? inputSchema(schema) : {};
  return (described.properties ?? {}) as Record<string, JsonSchema>;
}

export type World = {
  member: Member;
  staff: Member;
  /** Replaces each parameter by an id of the member's. */
  idFor: (path: string) => string;
};

const hashed = hashPassword(testPassword);

export async function createWorld(): Promise<World> {
  const [member, other, staff] = [
    await createMember(),
    await createMember(),
    await createStaff('admin'),
  ];
  const passwordHash = await hashed;
  await db.user.updateMany({ data: { passwordHash } });
  const { _id: own } = await createAd(member);
  const { _id: others } = await createAd(other);
  const { conversationId } = await ask(member, others, 'Is it still available?');
  const draft = await db.draft.create({ data: { ownerId: member.userId, form: {} } });
  const purchase = await db.purchase.create({
    data: { ownerId: member.userId, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
  });
  return {
    member,
    staff: staff as Member,
    idFor: (path) => {
      if (/^\/api\/ads\/\{id\}\/(messages|offers|phone|visit)$/.test(path)) return others;
      if (/^\/api\/(saved-ads|ads)\//.test(path)) return own;
      if (path.startsWith('/api/messages/')) return conversationId;
      if (path.startsWith('/api/drafts/')) return draft.id;
      return /purchases|refunds/.test(path) ? purchase.id : randomUUID();
    },
  };
}

let calls = 0;

/** Sends a JSON body or a raw text. Every call has its own address. */
export async function callRoute(
  { method, path, access }: Operation,
  world: World,
  body: unknown,
): Promise<{ status: number; text: string }> {
  const handler = handlersByPath.get(path)?.[method.toUpperCase()];
  if (!handler) throw new Error(`There is no ${method} ${path}`);
  const id = world.idFor(path);
  calls += 1;
  const headers = new Headers({
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    origin: 'http://localhost:3000',
  });
  if (access !== 'open') {
    const who = access === 'staff' ? world.staff : world.member;
    headers.set('authorization', `Bearer ${who.token}`);
  }
  const response = await handler(
    new Request(`http://localhost:3000${path.replace('{id}', id)}`, {
      method: method.toUpperCase(),
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { params: Promise.resolve({ id }) },
  );
  return { status: response.status, text: await response.text() };
}
