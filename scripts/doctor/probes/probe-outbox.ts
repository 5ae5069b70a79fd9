import { outboxStates } from '@/lib/notifications/outbox/outbox-states.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

type Counts = { late: number; unsent: number; failed: number };

/** As many may wait for a mailbox that is full, while the carrier works. */
const usuallyUnsent = 2;

export async function probeOutbox(url: string): Promise<string> {
  const { late, unsent, failed } = await count(url);
  const findings = [
    late > 0 && `messages due for over a minute: ${late}. Is the worker running?`,
    unsent > usuallyUnsent &&
      `messages that the carrier has not taken for five minutes: ${unsent}. The worker's log quotes it ("outbox:")`,
  ].filter(Boolean);
  if (findings.length > 0) throw failure(findings.join('; '));
  return failed > 0
    ? `messages of the last day that could not be delivered: ${failed}`
    : 'nothing is late';
}

const count = (url: string) =>
  askDatabase(url, async (client) => {
    const { rows } = await client.query<Counts>(`
      SELECT
        count(*) FILTER (WHERE ${outboxStates.late})::int AS late,
        count(*) FILTER (WHERE ${outboxStates.unsent})::int AS unsent,
        count(*) FILTER (WHERE ${outboxStates.failed})::int AS failed
      FROM "OutboxMessage"`);
    return rows[0] ?? { late: 0, unsent: 0, failed: 0 };
  });
