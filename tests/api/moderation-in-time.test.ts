import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx } from '@/bench/site/nginx';
import { db } from '@/lib/db/client';
import { minute, second } from '@/lib/durations';
import { unseal } from '@/lib/notifications/outbox/seal';
import { stopOthers } from '@/scripts/launch/children';
import { newEmail } from '../builders/account';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';
import { baseUrl, request } from '../builders/servers/http';
import { hasNginx } from '../builders/servers/nginx';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';
import { createStaff } from '../builders/staff';

/*
 * Measures how long moderation takes for people: from a report to its receipt, in the reply and in the
 * worker's mail, and from a decision until two processes and the nginx cache in front of them no longer send
 * the page.
 */

const newAd = async () => (await createAd(await createMember()))._id;

const pause = 25;
/** Milliseconds that one check of three sites takes, with the pause before it. */
const lookTime = 200;

/** Milliseconds until the condition holds. Throws after `most`. */
async function timeUntil(isSo: () => Promise<boolean>, most: number): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > most) throw new Error(`not so after ${most} ms`);
    await delay(pause);
  }
  return performance.now() - begun;
}

test('from a report to its receipt, in the reply and by mail, takes less than a minute', async () => {
  const email = newEmail();
  const begun = performance.now();
  const { status, data } = await request('POST', '/api/reports', {
    body: {
      targetType: 'ad',
      target: await newAd(),
      reason: 'scam',
      text: 'A deposit first',
      email,
    },
    origin: baseUrl,
  });
  expect(status).toBe(201);
  expect(data.reference).toMatch(/^R-[0-9A-Z]{8}$/);
  const isSent = async () => {
    const rows = await db.outboxMessage.findMany({
      where: { channel: 'email', sentAt: { not: null }, sealed: { not: null } },
      orderBy: { createdAt: 'desc' },
      take: 20,
      select: { id: true, sealed: true },
    });
    const mails = rows.map(({ id, sealed }) => unseal(sealed ?? '', id));
    const text = mails.find(({ to }) => to === email)?.text;
    return text?.includes(`Your report ${data.reference}`) ?? false;
  };
  const took = await timeUntil(isSent, minute - (performance.now() - begun));
  console.info(`the mail with the receipt was sent after ${Math.round(took)} ms`);
});

describe.skipIf(!hasNginx)('behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let other: SecondSite;
  let proxy: string;

  beforeAll(async () => {
    other = await startSecondSite();
    const apps = [baseUrl, other.url].map((url) => new URL(url).host);
    proxy = `http://${await startNginx(folder, apps)}`;
  }, 90_000);
  afterAll(async () => {
    await stopOthers();
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const statusAt = async (site: string, id: string) =>
    (await fetch(`${site}/ad/${id}`, { redirect: 'manual' })).status;

  test('a removed ad vanishes from every process and from nginx within two seconds', async () => {
    const staff = await createStaff();
    const id = await newAd();
    const sites = [baseUrl, other.url, proxy];
    const all = (status: number) => async () =>
      (await Promise.all(sites.map((site) => statusAt(site, id)))).every((one) => one === status);
    await timeUntil(all(200), 10 * second);
    const { status } = await request('POST', '/api/admin/decisions', {
      token: staff.token,
      body: { targetType: 'ad', targetId: id, action: 'remove', rule: 'scam' },
    });
    expect(status).toBe(201);
    const took = await timeUntil(all(404), 5 * second);
    console.info(`a removed ad was gone everywhere after ${Math.round(took)} ms`);
    // nginx counts whole seconds, so the last copy is at most two seconds old; one more check follows.
    expect(took).toBeLessThan(2 * second + lookTime);
  });
});
