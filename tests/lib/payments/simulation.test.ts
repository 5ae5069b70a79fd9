import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { inParallel } from '@/lib/process/in-parallel';
import { payUnnoticed } from '../../builders/payment';
import { createShoppers } from '../../simulation/create-shoppers';
import { simulatePayments } from '../../simulation/simulate-payments';

/* Several processes on one database. `npm run simulate:payments` runs this a thousand times. */

test('100 buyers in an app that is repeatedly killed: nobody loses or gains', async () => {
  const outcome = await simulatePayments(await createShoppers(100));
  expect(outcome).toMatchObject({
    lost: [],
    unpaid: [],
    chargedTwice: [],
    publishedTwice: [],
    stranded: [],
  });
  expect(outcome.purchases).toBeGreaterThanOrEqual(100);
  expect(outcome.paid).toBeGreaterThan(70);
  expect(outcome.kills).toBeGreaterThan(0);
}, 600_000);

test('200 paid drafts, each published by two processes concurrently, become 200 ads', async () => {
  const shoppers = await createShoppers(200);
  const now = new Date();
  await inParallel(shoppers, 4, ({ userId, draftId }) =>
    payUnnoticed({ userId, sessionId: '', role: 'member' }, ['vip'], { draftId }, now),
  );
  const directory = mkdtempSync(join(tmpdir(), 'drafts-'));
  const list = join(directory, 'list.json');
  writeFileSync(list, JSON.stringify(shoppers));
  const processes = await Promise.all([start(list), start(list)]);
  const [one, other] = await Promise.all(processes.map((publish) => publish()));
  rmSync(directory, { recursive: true });
  expect(one).toEqual(other);
  expect(new Set(Object.values(one ?? {})).size).toBe(200);
  const ownerId = { in: shoppers.map(({ userId }) => userId) };
  expect(await db.ad.count({ where: { ownerId } })).toBe(200);
  expect(await db.promotion.count({ where: { ad: { ownerId } } })).toBe(200);
  const steps = { toState: 'applied', purchase: { ownerId } } as const;
  expect(await db.purchaseEvent.count({ where: steps })).toBe(200);
}, 300_000);

/** A process that reports when it is ready to publish. */
async function start(list: string): Promise<() => Promise<Record<string, string>>> {
  const args = [
    '--import',
    './scripts/launch/register-alias.ts',
    'tests/simulation/publish-drafts.ts',
  ];
  const child = spawn(process.execPath, [...args, list], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: process.env,
  });
  await once(child.stdout, 'data');
  return async () => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.stdin.write('go\n');
    await once(child, 'close');
    return JSON.parse(text);
  };
}
