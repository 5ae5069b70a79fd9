import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { openCases } from '@/lib/db/open-case';

const now = new Date('2026-11-20T12:00:00Z');
const [lower, higher] = [randomUUID(), randomUUID()].sort() as [string, string];

let other: pg.Client;

beforeEach(async () => {
  await db.moderationCase.deleteMany({ where: { targetType: 'ad' } });
  other = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  await other.query('BEGIN');
});
afterEach(() => other.end());

const lock = (id: string, wait = '') =>
  other.query(`SELECT FROM "ModerationCase" WHERE "id" = $1 FOR UPDATE ${wait}`, [id]);

const create = (id: string, targetId: string) =>
  db.moderationCase.create({
    data: { id, targetType: 'ad', targetId, risk: 20, openedAt: now },
    select: { id: true },
  });

/** Until openCases waits for a lock. */
async function open(ids: string[]): Promise<{ opened: Promise<void> }> {
  const opened = db.$transaction((tx) => openCases(tx, 'ad', ids, 60, now));
  opened.catch(() => undefined);
  for (;;) {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (rows.length > 0) return { opened };
    await delay(10);
  }
}

const risksOf = async (targetId: string) => {
  const rows = await db.moderationCase.findMany({
    where: { targetType: 'ad', targetId, closedAt: null },
    select: { risk: true },
  });
  return rows.map(({ risk }) => risk);
};

test('opens a new case if a moderator closes the open one meanwhile', async () => {
  await create(lower, 'decided');
  await lock(lower);
  const { opened } = await open(['decided', 'new']);
  await other.query('UPDATE "ModerationCase" SET "closedAt" = now() WHERE "id" = $1', [lower]);
  await other.query('COMMIT');
  await opened;
  expect(await risksOf('decided')).toEqual([60]);
  expect(await risksOf('new')).toEqual([60]);
});

test('raises the open case if a moderator leaves it open', async () => {
  await create(lower, 'skipped');
  await lock(lower);
  const { opened } = await open(['skipped']);
  await other.query('COMMIT');
  await opened;
  expect(await risksOf('skipped')).toEqual([60]);
});

test('locks several open cases in order of their ids', async () => {
  await create(higher, 'a');
  await create(lower, 'b');
  await lock(lower);
  const { opened } = await open(['a', 'b']);
  await lock(higher, 'NOWAIT');
  await other.query('COMMIT');
  await opened;
  expect([...(await risksOf('a')), ...(await risksOf('b'))]).toEqual([60, 60]);
});
