import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { codeLife } from '@/lib/catalogue/limits';
import { addTime, day, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Sender } from '@/lib/notifications/carriers/sender';
import { deliverItem } from '@/lib/notifications/outbox/deliver-item';
import { deliveryError } from '@/lib/notifications/outbox/delivery-error';
import { getOutbox } from '@/lib/notifications/outbox/get-outbox';
import { clockTolerance } from '@/lib/notifications/outbox/has-expired';
import type { OutboxItem } from '@/lib/notifications/outbox/outbox-item';
import { requeueLate } from '@/lib/notifications/outbox/requeue-late';
import { sweepOutbox } from '@/lib/notifications/outbox/sweep-outbox';
import { sendMail } from '@/lib/notifications/send-mail';
import { sendWhatsapp } from '@/lib/notifications/send-whatsapp';
import { newEmail, newMobile } from '../../builders/account';
import { expectConsoleErrors } from '../../builders/console';
import { deliverDue, waitingJobs } from '../../builders/outbox';
import { resetDatabase } from '../../builders/servers/database';
import { answer, loopback } from '../../builders/servers/loopback';

// Each test has its own, earlier time, so that only its rows are due.
let now = new Date('1990-01-01T00:00:00Z');
beforeEach(async () => {
  now = addTime(now, 365 * day);
  await resetDatabase();
});
afterEach(() => vi.unstubAllEnvs());

const order = async () => {
  const to = newEmail();
  await sendMail({ to, template: 'verify-email', data: { code: '1234' }, now });
  return to;
};
const rows = () => db.outboxMessage.findMany({ where: { createdAt: now }, orderBy: { id: 'asc' } });

function recorder(send: (message: OutboxItem) => Promise<void> = async () => {}) {
  const received: string[] = [];
  const sender: Sender = {
    keepsContent: false,
    send: async (message) => {
      received.push(message.to);
      await send(message);
    },
  };
  return { received, sender };
}

describe('sendMail', () => {
  test('is sent only if its transaction commits', async () => {
    const failing = db.$transaction(async (tx) => {
      await sendMail({ to: newEmail(), template: 'no-account', data: {}, now }, tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
    expect(await waitingJobs()).toEqual([]);
  });

  test('enqueues the first attempt with the message', async () => {
    await order();
    const [row] = await rows();
    const [job] = await waitingJobs();
    expect(job).toMatchObject({ task: 'deliver-email', payload: { id: row?.id, attempt: 1 } });
    expect(job?.runAt.getTime()).toBeLessThanOrEqual(Date.now() + second);
  });

  test('seals address and content', async () => {
    const to = await order();
    const stored = JSON.stringify(await rows());
    expect(stored).not.toContain(to);
    expect(stored).not.toContain('1234');
  });
});

describe('deliverItem', () => {
  test('sends each message once and deletes its content, also with two workers', async () => {
    const addresses = await Promise.all(Array.from({ length: 12 }, order));
    const { received, sender } = recorder();
    const counts = await Promise.all([
      deliverDue('email', now, sender),
      deliverDue('email', now, sender),
    ]);
    expect(counts[0] + counts[1]).toBe(12);
    expect(received.sort()).toEqual(addresses.sort());
    expect(await deliverDue('email', addTime(now, day), sender)).toBe(0);
    for (const row of await rows()) {
      expect(row).toMatchObject({ sentAt: now, sealed: null, lastError: null });
    }
  });

  test('makes each attempt once, however often its job runs', async () => {
    await order();
    const [row] = await rows();
    const { received, sender } = recorder();
    const attempt = () => deliverItem('email', { id: row?.id, attempt: 1 }, now, sender);
    const sent = await Promise.all([attempt(), attempt()]);
    expect([...sent, await attempt()].filter(Boolean)).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test('enqueues the next attempt before an attempt, and removes it after success', async () => {
    await order();
    const [row] = await rows();
    const next = { task: 'deliver-email', payload: { id: row?.id, attempt: 2 } };
    const seen: unknown[] = [];
    const { sender } = recorder(async () => {
      seen.push(...(await waitingJobs()).filter(({ runAt }) => runAt < new Date('2020-01-01')));
    });
    expect(await deliverDue('email', now, sender)).toBe(1);
    expect(seen).toEqual([{ ...next, runAt: addTime(now, minute) }]);
    expect((await waitingJobs()).map(({ payload }) => payload)).toEqual([
      { id: row?.id, attempt: 1 },
    ]);
  });

  test('sends the message by the next attempt if a worker dies', async () => {
    const to = await order();
    const [row] = await rows();
    const died = new Promise<never>(() => undefined);
    const dying = recorder(() => died);
    deliverItem('email', { id: row?.id, attempt: 1 }, now, dying.sender);
    await vi.waitUntil(() => dying.received.length === 1);
    const { received, sender } = recorder();
    expect(await deliverDue('email', addTime(now, minute), sender)).toBe(1);
    expect(received).toEqual([to]);
  });

  test('keeps the content in the demo for the outbox page', async () => {
    await order();
    expect(await deliverDue('email', now)).toBe(1);
    const [row] = await rows();
    expect(row?.sentAt).toEqual(now);
    expect(row?.sealed).toBeTruthy();
  });

  test('retries with a growing back-off and gives up after eight attempts', async () => {
    const to = newEmail();
    await sendMail({ to, template: 'no-account', data: {}, now });
    const log = expectConsoleErrors();
    const { received, sender } = recorder(() =>
      Promise.reject(new Error('The provider said 500.')),
    );
    expect(await deliverDue('email', now, sender)).toBe(0);
    expect(await deliverDue('email', addTime(now, minute - second), sender)).toBe(0);
    expect(received).toHaveLength(1);
    await deliverDue('email', addTime(now, minute), sender);
    expect(received).toHaveLength(2);
    for (let attempt = 3; attempt <= 10; attempt += 1) {
      await deliverDue('email', addTime(now, attempt * 3 * hour), sender);
    }
    expect(received).toEqual(Array(8).fill(to));
    const [row] = await rows();
    expect(row).toMatchObject({ sentAt: null, sealed: null, lastError: 'The provider said 500.' });
    expect(row?.failedAt).not.toBeNull();
    expect(log).toHaveLength(8);
    expect(log[0]).toBe(`outbox: email ${row?.id}, attempt 1: The provider said 500.`);
  });

  test('a failed message does not block others', async () => {
    expectConsoleErrors();
    const bad = await order();
    await order();
    const { sender } = recorder(async ({ to }) => {
      if (to === bad) throw new Error('no');
    });
    expect(await deliverDue('email', now, sender)).toBe(1);
  });

  test('logs in production that no carrier is configured, and keeps the message', async () => {
    expectConsoleErrors();
    await order();
    vi.stubEnv('APP_ENV', 'production');
    expect(await deliverDue('email', now)).toBe(0);
    const [row] = await rows();
    expect(row?.lastError).toBe('Email is not set up on this site yet.');
    expect(row?.sealed).toBeTruthy();
  });
});

describe('deliverItem, when a carrier refuses', () => {
  test('a finally refused message is not retried, and its content deleted', async () => {
    expectConsoleErrors();
    await order();
    const refusal = deliveryError('Resend answered 422 (validation_error).', { isFinal: true });
    const { received, sender } = recorder(() => Promise.reject(refusal));
    await deliverDue('email', now, sender);
    await deliverDue('email', addTime(now, day), sender);
    expect(received).toHaveLength(1);
    const [row] = await rows();
    expect(row).toMatchObject({ failedAt: now, sealed: null, lastError: refusal.message });
  });

  test('a requested pause does not count as an attempt', async () => {
    expectConsoleErrors();
    await order();
    let isBusy = true;
    const { received, sender } = recorder(async () => {
      if (isBusy) throw deliveryError('Too many.', { retryAfter: 2 });
    });
    for (let turn = 0; turn < 12; turn += 1) {
      await deliverDue('email', addTime(now, turn * 2 * second), sender);
      await deliverDue('email', addTime(now, (turn * 2 + 1) * second), sender);
    }
    expect(received).toHaveLength(12);
    isBusy = false;
    expect(await deliverDue('email', addTime(now, 24 * second), sender)).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, failedAt: null, lastError: null });
    expect((await waitingJobs()).map(({ payload }) => payload)).toEqual([
      { id: row?.id, attempt: 1 },
    ]);
  });

  test.each([
    ['email', 'verify-email', 10 * minute],
    ['email', 'confirm-new-email', 10 * minute],
    ['email', 'reset-password', 30 * minute],
    ['whatsapp', 'verify-phone', 10 * minute],
  ] as const)(
    'retries the %s %s only while its code or link is valid',
    async (channel, template, life) => {
      expectConsoleErrors();
      const message = { data: { code: '1234', token: 'x'.repeat(43) }, now };
      for (let count = 0; count < 2; count += 1) {
        if (template === 'verify-phone')
          await sendWhatsapp({ to: newMobile(), template, ...message });
        else await sendMail({ to: newEmail(), template, ...message });
      }
      const pause = recorder(() => Promise.reject(deliveryError('Too many.', { retryAfter: 1 })));
      await deliverDue(channel, now, pause.sender);
      const [early, late] = await rows();
      const { received, sender } = recorder();
      const deliver = (id: string | undefined, after: number) =>
        deliverItem(channel, { id, attempt: 1 }, addTime(now, after), sender);
      const end = life + clockTolerance;
      expect(await deliver(early?.id, end - 1)).toBe(true);
      expect(await deliver(late?.id, end)).toBe(false);
      expect(received).toHaveLength(1);
      expect((await rows()).find(({ id }) => id === late?.id)).toMatchObject({
        ...{ sentAt: null, sealed: null, failedAt: addTime(now, end) },
        lastError: 'Its code or link has expired.',
      });
      const jobs = (await waitingJobs()).map(({ payload }) => payload);
      expect(jobs).not.toContainEqual({ id: late?.id, attempt: 2 });
    },
  );

  test('sends no first code after it has expired', async () => {
    expectConsoleErrors();
    await order();
    await order();
    const [first, second] = await rows();
    const { received, sender } = recorder();
    const deliver = (id: string | undefined, after: number) =>
      deliverItem('email', { id, attempt: 1 }, addTime(now, after), sender);
    const end = codeLife + clockTolerance;
    expect(await deliver(first?.id, end - 1)).toBe(true);
    expect(await deliver(second?.id, end)).toBe(false);
    expect(received).toHaveLength(1);
  });

  test.each([
    ['ahead of', 10 * minute],
    ['behind', -10 * minute],
  ])(
    "dates the messages of a server whose clock is %s the database's by the latter",
    async (_, off) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
      onTestFinished(() => void vi.useRealTimers());
      const data = { code: '1234' };
      await sendMail({ to: newEmail(), template: 'verify-email', data, now: new Date() });
      vi.useRealTimers();
      const { createdAt, sendAt } = await db.outboxMessage.findFirstOrThrow();
      expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(30 * second);
      expect(sendAt).toEqual(createdAt);
      expect(await deliverDue('email', addTime(new Date(), second), recorder().sender)).toBe(1);
    },
  );

  test('sends other messages however long the carrier asks to wait', async () => {
    expectConsoleErrors();
    await sendMail({ to: newEmail(), template: 'no-account', data: {}, now });
    const pause = recorder(() => Promise.reject(deliveryError('Too many.', { retryAfter: 1 })));
    await deliverDue('email', now, pause.sender);
    expect(await deliverDue('email', addTime(now, day), recorder().sender)).toBe(1);
  });

  test('all attempts at a message have the same id', async () => {
    expectConsoleErrors();
    await order();
    const ids: string[] = [];
    const sender: Sender = {
      keepsContent: false,
      send: async (_, id) => {
        ids.push(id);
        if (ids.length === 1) throw new Error('lost the answer');
      },
    };
    await deliverDue('email', now, sender);
    await deliverDue('email', addTime(now, minute), sender);
    expect(ids).toEqual([ids[0], ids[0]]);
  });
});

describe('with mail configured in a demo', () => {
  beforeEach(async () => {
    vi.stubEnv('RESEND_API_KEY', 're_secret');
    vi.stubEnv('MAIL_FROM', 'hello@example.com');
  });

  test('mail is really sent and deleted, WhatsApp stays in the outbox', async () => {
    const { url, received } = await loopback(answer(200, { id: 'a1' }));
    vi.stubEnv('RESEND_BASE_URL', url);
    const to = await order();
    await sendWhatsapp({ to: newMobile(), template: 'verify-phone', data: { code: '1234' }, now });
    expect(await deliverDue('email', now)).toBe(1);
    expect(await deliverDue('whatsapp', now)).toBe(1);
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ to, from: 'hello@example.com' });
    const kept = (await rows()).map(({ channel, sealed }) => [channel, sealed !== null]);
    expect(Object.fromEntries(kept)).toEqual({ email: false, whatsapp: true });
  });

  test('the outbox page shows no mail, not even waiting ones', async () => {
    await order();
    await sendWhatsapp({ to: newMobile(), template: 'verify-phone', data: { code: '1234' }, now });
    const shown = (await getOutbox(50)).map(({ message }) => message.channel);
    expect(shown).toEqual(['whatsapp']);
  });
});

describe('requeueLate', () => {
  test('enqueues a message that is a minute late without a job', async () => {
    await order();
    const [row] = await rows();
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    expect(await requeueLate(addTime(now, minute))).toBe(0);
    expect(await requeueLate(addTime(now, minute + 1))).toBe(1);
    const payload = { id: row?.id, attempt: 1 };
    expect(await waitingJobs()).toEqual([{ task: 'deliver-email', payload, runAt: now }]);
  });

  test('enqueues no second job, and none for finished messages', async () => {
    await order();
    await requeueLate(addTime(now, hour));
    expect(await waitingJobs()).toHaveLength(1);
    await deliverDue('email', now);
    expect(await requeueLate(addTime(now, hour))).toBe(0);
  });
});

test('sweepOutbox deletes messages after a month', async () => {
  await order();
  expect(await sweepOutbox(addTime(now, 30 * day))).toBe(0);
  expect(await sweepOutbox(addTime(now, 31 * day))).toBe(1);
});
