import type { ReportReason } from '@/lib/moderation/report-reasons';

/** What a member says when reporting. */
export type Said = [reason: ReportReason, text: string];
