import type { NewJob } from '@/lib/db/add-job';
import type { Channel } from '@/lib/db/generated/enums';

/** One attempt at one message, counted from 1. */
export type Attempt = { channel: Channel; id: string; attempt: number };

export const deliveryKey = ({ id, attempt }: Attempt) => `deliver ${id} ${attempt}`;

/** A carrier's failures are counted at the message; these are for a database that is away. */
const maxAttempts = 10;

/** The job that makes the attempt, once: a second one replaces it. */
export const delivery = (attempt: Attempt, runAt?: Date): NewJob => ({
  task: `deliver-${attempt.channel}`,
  payload: { id: attempt.id, attempt: attempt.attempt },
  key: deliveryKey(attempt),
  maxAttempts,
  ...(runAt && { runAt }),
});
