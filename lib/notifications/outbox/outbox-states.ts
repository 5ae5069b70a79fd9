const pending = '"sentAt" IS NULL AND "failedAt" IS NULL';

/** SQL conditions on `OutboxMessage`, which the metrics and the doctor count. */
export const outboxStates = {
  waiting: pending,
  late: `${pending} AND "sendAt" < now() - interval '1 minute'`,
  // Tried without success yet, or just now: an attempt moves the time at which an item is due, so these are not late.
  unsent: `${pending} AND "attempts" > 0 AND "createdAt" < now() - interval '5 minutes'`,
  failed: `"failedAt" > now() - interval '1 day'`,
} as const;
