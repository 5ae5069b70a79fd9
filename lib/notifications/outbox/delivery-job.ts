import type { NewJob } from '@/lib/db/add-job';
import type { Channel } from '@/lib/db/generated/enums';

export type Attempt = { channel: Channel; id: string; attempt: number };

export const deliveryKey = ({ id, attempt }: Attempt) => `deliver ${id} ${attempt}`;

/** For database outages; failures of the carrier are counted on the message. */
const maxAttempts = 10;

/** A second job for the same attempt replaces the first. */
export const delivery = (attempt: Attempt, runAt?: Date): NewJob => ({
  task: `deliver-${attempt.channel}`,
  payload: { id: attempt.id, attempt: attempt.attempt },
  key: deliveryKey(attempt),
  maxAttempts,
  ...(runAt && { runAt }),
});
