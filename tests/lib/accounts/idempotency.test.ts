import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  earlierResult,
  hashContent,
  rememberResult,
  replaceResult,
} from '@/lib/accounts/idempotency';
import { db } from '@/lib/db/client';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

const requestOf = (content: object, keys = ['once']) => ({
  keys,
  hashes: hashContent('test', content),
  keyUsed: 'This key was used.',
});

test("a result is found by any of its keys, and only among the member's own", async () => {
  const [actor, stranger] = [await createMember(), await createMember()];
  const request = requestOf({ text: 'a' }, ['one', 'other']);
  expect(await earlierResult(actor, request, db)).toBeUndefined();
  await rememberResult(actor, request, 'result', now, db);
  for (const key of request.keys) {
    expect(await earlierResult(actor, requestOf({ text: 'a' }, [key]), db)).toBe('result');
  }
  expect(await earlierResult(stranger, request, db)).toBeUndefined();
});

test('a key with other content is a conflict, and so is a second result', async () => {
  const actor = await createMember();
  await rememberResult(actor, requestOf({ text: 'a' }), 'result', now, db);
  await expect(earlierResult(actor, requestOf({ text: 'b' }), db)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This key was used.',
  });
  const second = rememberResult(actor, requestOf({ text: 'a' }), 'another', now, db);
  await expect(second).rejects.toThrow();
  expect(await earlierResult(actor, requestOf({ text: 'a' }), db)).toBe('result');
});

test('a result that is of no use is replaced', async () => {
  const actor = await createMember();
  await replaceResult(actor, requestOf({ text: 'a' }), 'first', now, db);
  await replaceResult(actor, requestOf({ text: 'a' }), 'second', now, db);
  expect(await earlierResult(actor, requestOf({ text: 'a' }), db)).toBe('second');
});

test('without a key nothing is remembered', async () => {
  const actor = await createMember();
  await rememberResult(actor, requestOf({ text: 'a' }, []), 'result', now, db);
  expect(await earlierResult(actor, requestOf({ text: 'a' }, []), db)).toBeUndefined();
  expect(await db.idempotencyKey.count({ where: { userId: actor.userId } })).toBe(0);
});

test('the stored hash is keyed, and a plain one does not match', async () => {
  const actor = await createMember();
  const where = { userId: actor.userId };
  const plain = createHash('sha256').update('test\0{"text":"a"}').digest('hex');
  await rememberResult(actor, requestOf({ text: 'a' }), 'result', now, db);
  await db.idempotencyKey.updateMany({ where, data: { request: plain } });
  await expect(earlierResult(actor, requestOf({ text: 'a' }), db)).rejects.toMatchObject({
    code: 'conflict',
  });
});
