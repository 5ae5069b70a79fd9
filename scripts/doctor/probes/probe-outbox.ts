import { failure } from '../../launch/preflight.mjs';
import { withClient } from '../../postgres/postgres.ts';

type Counts = { late: number; failed: number };

export async function probeOutbox(url: string): Promise<string> {
  const { late, failed } = await count(url);
  if (late > 0) {
    throw failure(`messages due for over a minute: ${late}. Is the worker running?`);
  }
  return failed > 0
    ? `messages of the last day that could not be delivered: ${failed}`
    : 'nothing is late';
}

const count = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Counts>(`
      SELECT
        count(*) FILTER (WHERE "sentAt" IS NULL AND "failedAt" IS NULL
          AND "sendAt" < now() - interval '1 minute')::int AS late,
        count(*) FILTER (WHERE "failedAt" > now() - interval '1 day')::int AS failed
      FROM "OutboxMessage"`);
    return rows[0] ?? { late: 0, failed: 0 };
  }).catch(() => {
    throw failure('cannot be read: see Database');
  });
