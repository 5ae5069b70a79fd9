/** SQL that counts what alerts wait for, for the metrics and the doctor. What failed is due again in an hour. */
export const failingAlertsSql = `
  SELECT 'unsent' AS state, count(DISTINCT "alertId")::int AS count FROM "AlertMatch"
  WHERE "failedAt" IS NOT NULL AND "dueAt" <= now() + interval '1 hour'
  UNION ALL
  SELECT 'late', count(DISTINCT "alertId")::int FROM "AlertMatch"
  WHERE "dueAt" < now() - interval '10 minutes'
  UNION ALL
  SELECT 'unmatched', count(*)::int FROM "AlertQueue" WHERE "failedAt" IS NOT NULL`;

export type FailingAlerts = { state: 'unsent' | 'late' | 'unmatched'; count: number };
