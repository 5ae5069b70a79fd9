'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { batchMost, undoFor, undoMargin } from '@/lib/catalogue/limits';
import type { RuleKey } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import {
  type BatchAction,
  type BatchAd,
  fitsBatch,
  type UndoReply,
  undoText,
} from './batch-summary';

export type Batch = {
  action: BatchAction;
  ads: BatchAd[];
  rule: RuleKey | null;
  note: string;
};

export type BatchOutcome = {
  action: BatchAction;
  /** Null once it can no longer be undone. */
  batchId: string | null;
  decided: number;
  refused: { adId: string; title: string; error: string }[];
};

type Reply = {
  batchId: string;
  decided: string[];
  refused: { adId: string; error: string }[];
};

export function useBatch(ads: readonly BatchAd[]) {
  const router = useRouter();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BatchOutcome>();
  const selected = ads.filter(({ id }) => ids.has(id));
  const batchId = outcome?.batchId;

  useEffect(() => {
    if (!batchId) return;
    const timer = setTimeout(
      () => setOutcome((before) => before && { ...before, batchId: null }),
      undoFor - undoMargin,
    );
    return () => clearTimeout(timer);
  }, [batchId]);

  function toggle(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  const selectAll = (on: boolean) =>
    setIds(new Set(on ? ads.slice(0, batchMost).map(({ id }) => id) : []));

  const fitting = (action: BatchAction) => selected.filter((ad) => fitsBatch(action, ad));

  /** Returns whether the server has answered with results. */
  async function send({ action, ads: sent, rule, note }: Batch): Promise<boolean> {
    setBusy(true);
    const result = await api.post<Reply>('/api/admin/decisions/batches', {
      action,
      rule,
      note,
      ads: sent.map(({ id, caseId, moderation, version }) => ({
        id,
        caseId,
        expected: { moderation, version },
      })),
    });
    setBusy(false);
    if (!result.ok) {
      toast.error(result.error ?? siteTexts.serverError);
      return false;
    }
    const { decided, refused } = result.data;
    const titles = new Map(sent.map(({ id, title }) => [id, title]));
    setOutcome({
      action,
      batchId: decided.length > 0 ? result.data.batchId : null,
      decided: decided.length,
      refused: refused.map(({ adId, error }) => ({ adId, title: titles.get(adId) ?? adId, error })),
    });
    setIds(new Set(refused.map(({ adId }) => adId)));
    router.refresh();
    return true;
  }

  /** What could not be undone for the moment can be tried again until the time is over. */
  async function undo() {
    if (!batchId) return;
    setBusy(true);
    const result = await api.post<UndoReply>(`/api/admin/decisions/batches/${batchId}/undo`);
    setBusy(false);
    if (result.ok) {
      const { undone, refused, busy: retriable } = result.data;
      if (refused + retriable === 0) toast.success('Undone');
      else toast.error(undoText(result.data));
      setOutcome((before) =>
        before && retriable > 0 ? { ...before, decided: before.decided - undone } : undefined,
      );
    } else {
      toast.error(result.error ?? siteTexts.serverError);
      if (result.code === 'conflict' || result.code === 'not_found') setOutcome(undefined);
    }
    router.refresh();
  }

  return { ids, selected, toggle, selectAll, fitting, busy, send, outcome, undo };
}

export type BatchState = ReturnType<typeof useBatch>;
