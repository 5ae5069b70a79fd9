import { api } from '@/lib/api/client';
import type { DecisionAction } from '@/lib/catalogue/decision-words';
import { skippedMost } from '@/lib/catalogue/limits';
import type { RuleKey } from '@/lib/catalogue/moderation-rules';
import { imageUrl } from '@/lib/images/image-url';
import type { CaseFilter } from '@/lib/moderation/queue/case-filters';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';

type Reply = { item: QueueItem | null; waiting: number };

export type Choice = {
  action: DecisionAction;
  rule?: RuleKey;
  note?: string;
  days?: number | null;
};

export type Wanted = {
  skip?: string[];
  later?: string[];
  deciding?: string[];
  again?: string;
  filter: CaseFilter;
};

/** The server accepts so many: those skipped before are offered again. */
export const laterOf = (passed: ReadonlySet<string>): string[] => [...passed].slice(-skippedMost);

export const takeCase = (wanted: Wanted) => api.post<Reply>('/api/admin/queue', wanted);

export const sendDecision = (
  { caseId, targetType, targetId, ad }: QueueItem,
  { action, rule, note = '', days = null }: Choice,
) =>
  api.post<{ decisionId: string; notice: string | null }>('/api/admin/decisions', {
    caseId,
    targetType,
    targetId,
    action,
    expected: targetType === 'ad' && ad ? { moderation: ad.moderation, version: ad.version } : null,
    rule: rule ?? null,
    note,
    days,
  });

export function preloadPhotos(item: QueueItem | null) {
  for (const name of item?.ad?.images.slice(0, 4) ?? []) new Image().src = imageUrl(name, 720);
}
