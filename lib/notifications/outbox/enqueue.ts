import { randomUUID } from 'node:crypto';
import { addJobSql } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';
import { clockLead } from '@/lib/db/clock-lead';
import { delivery } from './delivery-job';
import type { OutboxItem } from './outbox-item';
import { seal } from './seal';

/** A single statement, so that no item lacks its job. It is dated by the database's clock. */
export async function enqueue(
  template: string,
  item: OutboxItem,
  now: Date,
  tx: Db,
): Promise<void> {
  const id = randomUUID();
  const { channel } = item;
  await tx.$executeRaw`
    WITH item AS (
      INSERT INTO "OutboxMessage" ("id", "channel", "template", "sealed", "createdAt", "sendAt")
      SELECT ${id}::uuid, ${channel}::"Channel", ${template}, ${seal(item, id)}, "at", "at"
      FROM (SELECT ${now}::timestamptz + "lead" AS "at" FROM (${clockLead()}) "clock") "dated")
    SELECT ${addJobSql(delivery({ channel, id, attempt: 1 }))}`;
}
