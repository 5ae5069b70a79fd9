import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, day, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deliverOutbox } from '@/lib/notifications/deliver-outbox';
import type { Message } from '@/lib/notifications/message';
import { sendMail } from '@/lib/notifications/send-mail';
import type { Sender } from '@/lib/notifications/senders';
import { sweepOutbox } from '@/lib/notifications/sweep-outbox';
import { newEmail } from '../../builders/account';

// Each test has a time of its own, long before those of others: only its rows are due.
let now = new Date('1990-01-01T00:00:00Z');
beforeEach(async () => {
  now = addTime(now, 365 * day);
  await db.outboxMessage.deleteMany({ where: { createdAt: { lt: new Date('2020-01-01') } } });
});
afterEach(() => vi.unstubAllEnvs());

const order = async () => {
  const to = newEmail();
  await sendMail({ to, template: 'verify-email', data: { code: '1234' }, now });
  return to;
};
const rows = () => db.outboxMessage.findMany({ where: { createdAt: now }, orderBy: { id: 'asc' } });

function recorder(send: (message: Message) => Promise<void> = async () => {}) {
  const received: string[] = [];
  const sender: Sender = {
    keepsContent: false,
    send: async (message) => {
      received.push(message.to);
      await send(message);
    },
  };
  return { received, of: () => sender };
}

describe('sendMail', () => {
  test('leaves only with its transaction', async () => {
    const failing = db.$transaction(async (tx) => {
      await sendMail({ to: newEmail(), template: 'no-account', data: {}, now }, tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  test('stores neither address nor content in the clear', async () => {
    const to = await order();
    const stored = JSON.stringify(await rows());
    expect(stored).not.toContain(to);
    expect(stored).not.toContain('1234');
  });
});

describe('deliverOutbox', () => {
  test('sends each message once and forgets its content, also with two workers', async () => {
    const addresses = await Promise.all(Array.from({ length: 12 }, order));
    const { received, of } = recorder();
    const counts = await Promise.all([deliverOutbox(now, of), deliverOutbox(now, of)]);
    expect(counts[0] + counts[1]).toBe(12);
    expect(received.sort()).toEqual(addresses.sort());
    expect(await deliverOutbox(addTime(now, day), of)).toBe(0);
    for (const row of await rows()) {
      expect(row).toMatchObject({ sentAt: now, sealed: null, lastError: null });
    }
  });

  test('keeps the content in the demo, for the outbox page', async () => {
    await order();
    expect(await deliverOutbox(now)).toBe(1);
    const [row] = await rows();
    expect(row?.sentAt).toEqual(now);
    expect(row?.sealed).toBeTruthy();
  });

  test('tries again after growing pauses and gives up after eight attempts', async () => {
    const to = await order();
    const { received, of } = recorder(() => Promise.reject(new Error('The provider said 500.')));
    expect(await deliverOutbox(now, of)).toBe(0);
    expect(await deliverOutbox(addTime(now, minute - second), of)).toBe(0);
    expect(received).toHaveLength(1);
    await deliverOutbox(addTime(now, minute), of);
    expect(received).toHaveLength(2);
    for (let attempt = 3; attempt <= 10; attempt += 1) {
      await deliverOutbox(addTime(now, attempt * 3 * hour), of);
    }
    expect(received).toEqual(Array(8).fill(to));
    const [row] = await rows();
    expect(row).toMatchObject({ sentAt: null, sealed: null, lastError: 'The provider said 500.' });
    expect(row?.failedAt).not.toBeNull();
  });

  test('one that fails does not hold up the others', async () => {
    const bad = await order();
    await order();
    const { of } = recorder(async ({ to }) => {
      if (to === bad) throw new Error('no');
    });
    expect(await deliverOutbox(now, of)).toBe(1);
  });

  test('records in production that nothing is set up, and keeps the message', async () => {
    await order();
    vi.stubEnv('APP_ENV', 'production');
    expect(await deliverOutbox(now)).toBe(0);
    const [row] = await rows();
    expect(row?.lastError).toBe('Email is not set up on this site yet.');
    expect(row?.sealed).toBeTruthy();
  });
});

test('sweepOutbox deletes messages after a month', async () => {
  await order();
  expect(await sweepOutbox(addTime(now, 30 * day))).toBe(0);
  expect(await sweepOutbox(addTime(now, 31 * day))).toBe(1);
});
