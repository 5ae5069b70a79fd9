import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { followMessages } from '@/lib/messages/notices/message-changes';
import { readConversation } from '@/lib/messages/queries';
import { createConversation } from '../../builders/conversation';
import type { Member } from '../../builders/member';
import { numbered } from '../../builders/numbered';

/* MESSAGES=10000 sends that many. */
const each = Number(process.env.MESSAGES ?? 2000) / 2;
const patience = 90_000 + each * 60;

const send = (conversationId: string, { userId, sessionId }: Member, name: string) =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      './scripts/launch/register-alias.ts',
      'tests/builders/send-messages.ts',
      ...[userId, sessionId, conversationId, name, String(each)],
    ],
    { env: process.env },
  );

test('messages from two processes arrive once and in order', {
  timeout: patience + 30_000,
}, async () => {
  const { id, seller, buyer } = await createConversation({ text: 'start 1' });
  const received: { number: number; text: string }[] = [];
  const changed = new Set<string | null>();
  const stop = followMessages(seller.userId, (change) => changed.add(change?.conversation ?? null));
  const readNew = async () => {
    for (;;) {
      const after = received.at(-1)?.number ?? 0;
      const { messages } = await readConversation(seller, id, { after }, new Date());
      if (messages.length === 0) return;
      received.push(...messages.map(({ number, text }) => ({ number, text })));
    }
  };
  const sending = Promise.all([send(id, seller, 'seller'), send(id, buyer, 'buyer')]);
  const total = 2 * each + 1;
  let isFailed = false;
  sending.catch(() => {
    isFailed = true;
  });
  const latest = Date.now() + patience;
  while (received.length < total && !isFailed && Date.now() < latest) {
    await delay(20);
    if (changed.size === 0) continue;
    changed.clear();
    await readNew();
  }
  await sending;
  stop();

  expect(received.map(({ number }) => number)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
  for (const name of ['seller', 'buyer']) {
    const texts = received.map(({ text }) => text).filter((text) => text.startsWith(name));
    expect(texts).toEqual(Array.from({ length: each }, (_, index) => numbered(name, index + 1)));
  }
});
