import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { reportsOfSql } from '@/lib/moderation/queue/get-queue-seller';
import { casePageSql } from '@/lib/moderation/queue/list-cases';
import { createStaff } from '@/tests/builders/staff';

/** The plan that PostgreSQL chooses if reading a whole table costs too much. */
const planOf = (query: Prisma.Sql): Promise<string> =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    const lines = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN ${query}`;
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });

const wholeTables = (plan: string) =>
  [...plan.matchAll(/Seq Scan on "(\w+)"/g)].map(([, table]) => table);

test('a page of cases reads their subjects by index', async () => {
  const plan = await planOf(casePageSql(await createStaff(), 'urgent', 1, new Date()));
  expect(wholeTables(plan)).toEqual([]);
});

test('the reports of a member are counted by index', async () => {
  const { userId } = await createStaff();
  const { id } = await db.moderationCase.create({
    data: { targetType: 'message', targetId: `${userId}.1`, risk: 1 },
    select: { id: true },
  });
  await db.$executeRaw`
    INSERT INTO "Report" ("id", "reference", "caseId", "targetType", "targetId", "conversationId",
      "reason", "text", "addressHash")
    SELECT gen_random_uuid(), "one"::text, ${id}::uuid, 'message', "talk" || '.1', "talk", 'spam', '', ''
    FROM (SELECT "one", gen_random_uuid() AS "talk" FROM generate_series(1, 3000) AS "one") s`;
  await db.$executeRaw`ANALYZE "Report"`;
  const plan = await planOf(reportsOfSql(userId));
  expect(wholeTables(plan)).toEqual([]);
  expect(plan).toContain('Report_conversationId_idx');
});

test.each(['Ad', 'User'])('the newest of "%s" are read by index', async (table) => {
  const plan = await planOf(Prisma.sql`
    SELECT "id" FROM ${Prisma.raw(`"${table}"`)} ORDER BY "createdAt" DESC LIMIT 50`);
  expect(plan).toContain(`${table}_createdAt_idx`);
});
