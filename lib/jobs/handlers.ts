import { sweepAccounts } from '@/lib/accounts/sweep-accounts';
import { purgeDeletedAds } from '@/lib/ads/publishing/purge-deleted-ads';
import { sweepVisits } from '@/lib/ads/visits/sweep-visits';
import { hour, minute } from '@/lib/dates';
import { sweepImages } from '@/lib/images/sweep-images';
import { sweepOutbox } from '@/lib/notifications/sweep-outbox';
import { sweepSandboxEvents } from '@/lib/payments/providers/sandbox/deliver-events';
import { reconcilePayments, reconciliationSlot } from '@/lib/payments/purchases/reconcile';
import { sweepAudit } from '@/lib/privacy/sweep-audit';
import { sweepErasedAccounts } from '@/lib/privacy/sweep-erased-accounts';
import { refreshAdCounts } from '@/lib/search/facets/refresh-ad-counts';
import { sweepPlacements } from '@/lib/search/list/sweep-placements';
import { refreshTerms } from '@/lib/search/words/refresh-terms';
import { enqueueJob } from './enqueue-job';
import { type JobHandlers, sweepJobs } from './run-due-jobs';

/** What is done every hour, once for all workers together. */
const hourly = {
  'purge-deleted-ads': (_, now) => purgeDeletedAds(now),
  'sweep-images': (_, now) => sweepImages(now),
  'sweep-accounts': (_, now) => sweepAccounts(now),
  'sweep-erased-accounts': () => sweepErasedAccounts(),
  'sweep-audit': (_, now) => sweepAudit(now),
  'sweep-visits': (_, now) => sweepVisits(now),
  'sweep-outbox': (_, now) => sweepOutbox(now),
  'sweep-sandbox-events': (_, now) => sweepSandboxEvents(now),
  'sweep-jobs': (_, now) => sweepJobs(now),
  'sweep-placements': (_, now) => sweepPlacements(now),
  'refresh-search-terms': (_, now) => refreshTerms(now),
} satisfies JobHandlers;

export const jobHandlers: JobHandlers = {
  ...hourly,
  'reconcile-payments': (_, now) => reconcilePayments(now),
  'refresh-ad-counts': (_, now) => refreshAdCounts(now),
};

/** Puts down this hour's sweeps; those that are there already stay as they are. */
export async function enqueueHourlyJobs(now: Date): Promise<void> {
  const thisHour = new Date(Math.floor(now.getTime() / hour) * hour);
  for (const kind of Object.keys(hourly)) {
    await enqueueJob({ kind, dedupeKey: `${kind} ${thisHour.toISOString()}`, runAt: now });
  }
}

/** Puts down the reconciliation of these five minutes, once for all workers together. */
export async function enqueueReconciliation(now: Date): Promise<void> {
  const kind = 'reconcile-payments';
  const dedupeKey = `${kind} ${reconciliationSlot(now).toISOString()}`;
  await enqueueJob({ kind, dedupeKey, runAt: now });
}

/** Puts down the counting of this minute, once for all workers together. */
export async function enqueueAdCounts(now: Date): Promise<void> {
  const kind = 'refresh-ad-counts';
  const thisMinute = new Date(Math.floor(now.getTime() / minute) * minute);
  await enqueueJob({ kind, dedupeKey: `${kind} ${thisMinute.toISOString()}`, runAt: now });
}
