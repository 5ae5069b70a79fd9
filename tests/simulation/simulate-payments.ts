import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addTime, day, hour, minute } from '@/lib/dates.ts';
import { db } from '@/lib/db/client.ts';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook.ts';
import { sandboxHeader, signSandboxEvent } from '@/lib/payments/providers/sandbox/signature.ts';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile.ts';
import type { Shopper } from './shopper.ts';

export type Outcome = {
  purchases: number;
  kills: number;
  paid: number;
  published: number;
  /** Paid, but neither published, ready to publish nor refunded. */
  lost: string[];
  /** Active upgrades that nobody has paid for. */
  unpaid: string[];
  /** Shoppers whose card was charged more than once without a refund. */
  chargedTwice: string[];
  /** Shoppers with more than one ad. */
  publishedTwice: string[];
  /** Purchases still paid and unused after seven days. */
  stranded: string[];
};

const running = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/**
 * Lets the shoppers pay and publish in a process that is killed at random moments and restarted, while
 * the sandbox's events arrive twice, out of order, late or not at all.
 */
export async function simulatePayments(shoppers: Shopper[]): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'shoppers-'));
  const [list, done] = [join(directory, 'list.json'), join(directory, 'done.txt')];
  writeFileSync(list, JSON.stringify(shoppers));
  writeFileSync(done, '');
  const stop = new AbortController();
  const events = carryEvents(stop.signal);
  let kills = 0;
  try {
    const countDone = () => readFileSync(done, 'utf8').split('\n').length - 1;
    kills = await killAgainAndAgain([list, done], () => shoppers.length - countDone());
  } finally {
    stop.abort();
    await events;
    rmSync(directory, { recursive: true });
  }
  await reconcilePayments(addTime(new Date(), 5 * minute));
  return judge(shoppers, kills);
}

/**
 * If a process finishes few shoppers, the next one lives longer, because machines differ. None lives long
 * enough to finish most of many, because a fast machine would then need no second process.
 */
async function killAgainAndAgain(args: string[], countWaiting: () => number): Promise<number> {
  let [kills, patience] = [0, 1];
  for (let waiting = countWaiting(); waiting > 0; ) {
    const child = spawn(
      process.execPath,
      ['--import', './scripts/launch/register-alias.ts', 'tests/simulation/shoppers.ts', ...args],
      { stdio: ['ignore', 'pipe', 'inherit'], env: process.env },
    );
    const exit = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), exit]);
    const most = waiting > 20 ? waiting / 2 : waiting;
    for (
      const end = Date.now() + patience * randomInt(300, 6000);
      running(child) && Date.now() < end && waiting - countWaiting() < most;
    ) {
      await Promise.race([delay(20), exit]);
    }
    if (running(child)) {
      child.kill('SIGKILL');
      kills += 1;
    } else if (child.exitCode !== 0 && child.exitCode !== null) {
      throw new Error('The shoppers met an error that they do not expect');
    }
    await exit;
    const left = countWaiting();
    patience = waiting - left > 20 ? 1 : patience + 1;
    waiting = left;
  }
  return kills;
}

/** Loses a fifth of the events, repeats a fifth, and shuffles each batch. */
async function carryEvents(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await db.sandboxEvent.findMany({
      where: { deliveredAt: null },
      take: 40,
      select: { id: true, body: true },
    });
    for (const { id, body } of shuffled(rows)) {
      const fate = randomInt(5);
      for (let copy = 0; copy < (fate === 0 ? 0 : fate === 1 ? 2 : 1); copy += 1) await post(body);
      await db.sandboxEvent.update({ where: { id }, data: { deliveredAt: new Date() } });
    }
    await delay(randomInt(100));
  }
}

async function post(body: unknown): Promise<void> {
  const now = new Date();
  const rawBody = JSON.stringify(body);
  const headers = new Headers({ [sandboxHeader]: signSandboxEvent(rawBody, now) });
  await receiveWebhook({ rawBody, headers, address: 'sandbox' }, now);
}

function shuffled<T>(items: T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

async function judge(shoppers: Shopper[], kills: number): Promise<Outcome> {
  const ownerId = { in: shoppers.map(({ userId }) => userId) };
  const intents = await db.sandboxIntent.findMany({
    where: { userId: ownerId, refunds: { none: { status: 'succeeded' } } },
  });
  const charged = intents.filter(({ status }) => status === 'succeeded');
  const purchases = await db.purchase.findMany({
    where: { ownerId },
    select: { id: true, state: true, draftId: true },
  });
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  const ads = await db.ad.findMany({ where: { ownerId }, select: { id: true, ownerId: true } });
  const promotions = await db.promotion.findMany({
    where: { ad: { ownerId } },
    select: { id: true, purchaseId: true, upgrade: true },
  });
  const isPaid = new Set(charged.map(({ purchaseId }) => purchaseId));
  const lost = charged.filter(({ purchaseId }) => {
    const purchase = byId.get(purchaseId);
    if (purchase?.state === 'applied') {
      return !promotions.some((promotion) => promotion.purchaseId === purchaseId);
    }
    return purchase?.state !== 'paid' || purchase.draftId === null;
  });
  const outcome = {
    purchases: purchases.length,
    kills,
    paid: charged.length,
    published: ads.length,
    lost: lost.map(({ purchaseId }) => purchaseId),
    unpaid: promotions.flatMap(({ id, purchaseId }) =>
      purchaseId && isPaid.has(purchaseId) && byId.get(purchaseId)?.state === 'applied' ? [] : [id],
    ),
    chargedTwice: repeated(charged.map(({ userId }) => userId)),
    publishedTwice: repeated(ads.map((ad) => ad.ownerId)),
  };
  return { ...outcome, stranded: await strandedAfterAWeek(ownerId.in) };
}

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** Seven days later every purchase is published or refunded. */
async function strandedAfterAWeek(owners: string[]): Promise<string[]> {
  await reconcilePayments(addTime(new Date(), 7 * day + hour));
  const rows = await db.sandboxIntent.findMany({
    where: {
      userId: { in: owners },
      status: 'succeeded',
      refunds: { none: { status: 'succeeded' } },
    },
    select: { purchaseId: true },
  });
  const unused = await db.purchase.findMany({
    where: { id: { in: rows.map(({ purchaseId }) => purchaseId) }, state: { not: 'applied' } },
    select: { id: true },
  });
  return unused.map(({ id }) => id);
}
