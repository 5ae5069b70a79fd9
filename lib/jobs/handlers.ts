import { sweepPhones } from '@/lib/accounts/phones/sweep-phones';
import { sweepAccounts } from '@/lib/accounts/sweep-accounts';
import { announceDue } from '@/lib/ads/publishing/lifetime/announce-due';
import { withdrawConfirmations } from '@/lib/ads/publishing/lifetime/confirm-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { settleDays } from '@/lib/ads/publishing/lifetime/settle-days';
import { remindSellers } from '@/lib/ads/reminders/remind-sellers';
import { sweepVisits } from '@/lib/ads/visits/sweep-visits';
import { matchQueue } from '@/lib/alerts/sending/match-queue';
import { rereadAlerts } from '@/lib/alerts/sending/reread-alerts';
import { sendAlerts } from '@/lib/alerts/sending/send-alerts';
import type { TaskName } from '@/lib/db/add-job';
import { sweepDirectUploads } from '@/lib/direct-uploads/sweep-direct-uploads';
import { sweepImages } from '@/lib/images/sweep-images';
import { sweepAttachments } from '@/lib/messages/attachments/sweep-attachments';
import { mailUnread } from '@/lib/messages/notices/mail-unread';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { endSuspensions } from '@/lib/moderation/decisions/end-suspensions';
import { classifyPhotos } from '@/lib/moderation/photos/classify-photos';
import { sweepReports } from '@/lib/moderation/sweep-reports';
import { deliverItem } from '@/lib/notifications/outbox/deliver-item';
import { requeueLate } from '@/lib/notifications/outbox/requeue-late';
import { sweepOutbox } from '@/lib/notifications/outbox/sweep-outbox';
import { sendPush } from '@/lib/notifications/push/send-push';
import {
  deliverSandboxEvent,
  sweepSandboxEvents,
} from '@/lib/payments/providers/sandbox/deliver-event';
import { settleSandboxRefunds } from '@/lib/payments/providers/sandbox/sandbox-refunds';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { remindUnpublished } from '@/lib/payments/purchases/remind-unpublished';
import { recordErasure, sweepErasures } from '@/lib/privacy/erasures/journal';
import { sealInTime } from '@/lib/privacy/phones/seal-in-time';
import { sweepAudit } from '@/lib/privacy/sweep-audit';
import { sweepErasedAccounts } from '@/lib/privacy/sweep-erased-accounts';
import { mailEnding, mailReduced } from '@/lib/saved/mail-saved';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { rereadFacets } from '@/lib/search/facets/reread-facets';
import { sweepPlacements } from '@/lib/search/list/placements/sweep-placements';
import { indexChanges } from '@/lib/search/open-search/indexing/index-changes';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { sweepDeadLetters } from './dead-letters';

export type JobHandler = (payload: unknown, now: Date) => Promise<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export const everyMinute = {
  'refresh-ad-counts': (_, now) => refreshAdCounts(now),
  'remind-unpublished': (_, now) => remindUnpublished(now),
  'end-suspensions': (_, now) => endSuspensions(now),
  // These four run more often too (run-worker.ts), but only failures of jobs show in the doctor.
  'feed-search': () => indexChanges(),
  'match-alerts': (_, now) => matchQueue(now),
  'send-alerts': (_, now) => sendAlerts(now),
  'announce-due': (_, now) => announceDue(now),
  'requeue-late-messages': (_, now) => requeueLate(now),
} satisfies JobHandlers;

export const everyFiveMinutes = {
  'reconcile-payments': (_, now) => reconcilePayments(now),
  'remind-sellers': (_, now) => remindSellers(now),
  'mail-ending-saved-ads': (_, now) => mailEnding(now),
} satisfies JobHandlers;

export const everyHour = {
  'purge-deleted-ads': (_, now) => purgeDeletedAds(now),
  'sweep-images': (_, now) => sweepImages(now),
  'sweep-direct-uploads': (_, now) => sweepDirectUploads(now),
  'sweep-attachments': (_, now) => sweepAttachments(now),
  'sweep-accounts': (_, now) => sweepAccounts(now),
  'seal-phones': (_, now) => sealInTime(now),
  'sweep-phones': (_, now) => sweepPhones(now),
  'sweep-erased-accounts': () => sweepErasedAccounts(),
  'sweep-erasures': (_, now) => sweepErasures(now),
  'sweep-audit': (_, now) => sweepAudit(now),
  'sweep-reports': (_, now) => sweepReports(now),
  'sweep-visits': (_, now) => sweepVisits(now),
  'sweep-outbox': (_, now) => sweepOutbox(now),
  'sweep-sandbox-events': (_, now) => sweepSandboxEvents(now),
  'sweep-failed-jobs': (_, now) => sweepDeadLetters(now),
  'sweep-placements': (_, now) => sweepPlacements(now),
  'settle-days': (_, now) => settleDays(now),
  'withdraw-confirmations': (_, now) => withdrawConfirmations(now),
  'reread-alerts': (_, now) => rereadAlerts(now),
  'refresh-search-terms': (_, now) => refreshTerms(now),
} satisfies JobHandlers;

type HandlersOf<Name extends TaskName> = Readonly<Record<Name, JobHandler>>;

const enqueued: HandlersOf<Exclude<TaskName, 'deliver-email' | 'deliver-whatsapp'>> = {
  'mail-unread-messages': (payload, now) => mailUnread(payload, now),
  'send-push': sendPush,
  'mail-reduced-saved-ad': (payload, now) => mailReduced(payload, now),
  'record-erasure': (payload) => recordErasure(payload),
  'complete-decision': (payload, now) => completeDecision(payload, now),
  'reread-facets': (payload) => rereadFacets(payload),
  'classify-photos': (payload, now) => classifyPhotos(payload, now),
  'deliver-sandbox-event': (payload, now) => deliverSandboxEvent(payload, now),
  'settle-sandbox-refunds': (_, now) => settleSandboxRefunds(now),
};

export const siteHandlers: JobHandlers = {
  ...everyMinute,
  ...everyFiveMinutes,
  ...everyHour,
  ...enqueued,
};

export const mailHandlers: HandlersOf<'deliver-email'> = {
  'deliver-email': (payload, now) => deliverItem('email', payload, now),
};

export const whatsappHandlers: HandlersOf<'deliver-whatsapp'> = {
  'deliver-whatsapp': (payload, now) => deliverItem('whatsapp', payload, now),
};
