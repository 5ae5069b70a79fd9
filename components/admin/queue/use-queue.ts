'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { undoFor } from '@/lib/catalogue/limits';
import type { RuleKey } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { imageUrl } from '@/lib/images/image-url';
import { type CaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import type { DecisionAction } from '@/lib/moderation/schema';

type Reply = { item: QueueItem | null; waiting: number };

export type Choice = {
  action: DecisionAction;
  rule?: RuleKey;
  note?: string;
  days?: number | null;
};

/** The last decision, while it can be undone. */
export type LastDecision = {
  item: QueueItem;
  action: DecisionAction;
  /** Null if the decision was refused. */
  decisionId: Promise<string | null>;
};

type Wanted = {
  skip?: string[];
  later?: string[];
  deciding?: string[];
  again?: string;
  filter: CaseFilter;
};

type QueueOptions = {
  filter: CaseFilter;
  /** The case to begin with. */
  wanted: string | null;
};

const take = (wanted: Wanted) => api.post<Reply>('/api/admin/queue', wanted);

/** Loads the next case ahead; a decision shows it at once and is sent in the background. */
export function useQueue({ filter, wanted }: QueueOptions) {
  const [current, setCurrent] = useState<QueueItem | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [last, setLast] = useState<LastDecision>();
  const upcoming = useRef<Promise<QueueItem | null> | null>(null);
  const passed = useRef(new Set<string>());
  /** Skipped cases, the last one at the end. */
  const [trail, setTrail] = useState<string[]>([]);
  /** Decisions being sent, whose cases the server might return again. */
  const deciding = useRef(new Set<string>());
  /** The last decided case: until the next one is there, further keys do nothing. */
  const decided = useRef<string>(undefined);
  /** Decisions made and undone: a reply to an earlier request has an outdated number of cases. */
  const changes = useRef(0);

  const load = useCallback(
    async (skip: string[], again?: string): Promise<QueueItem | null> => {
      const changesBefore = changes.current;
      const result = await take({
        skip,
        later: [...passed.current],
        deciding: [...deciding.current],
        ...(again && { again }),
        filter,
      });
      if (!result.ok) {
        toast.error(result.error ?? siteTexts.serverError);
        throw new Error('The queue could not be read.');
      }
      if (changes.current === changesBefore) setWaiting(result.data.waiting);
      preloadPhotos(result.data.item);
      return result.data.item;
    },
    [filter],
  );

  /** The wanted case, or the first one if a colleague has it. */
  const loadFirst = useCallback(async (): Promise<QueueItem | null> => {
    if (!wanted) return load([]);
    const item = await load([], wanted);
    if (item) return item;
    toast.error(siteTexts.leasedMeanwhile);
    return load([]);
  }, [load, wanted]);

  const show = useCallback(
    async (coming: Promise<QueueItem | null>) => {
      try {
        const item = await coming;
        setCurrent(item);
        setPhase('ready');
        const following = item ? load([item.caseId]) : null;
        // Handled, or retried, when it becomes the current case.
        following?.catch(() => undefined);
        upcoming.current = following;
      } catch {
        setPhase('failed');
      }
    },
    [load],
  );

  useEffect(() => void show(loadFirst()), [show, loadFirst]);

  /** Skipped cases return when no others are left. */
  const advance = useCallback(async () => {
    const next = upcoming.current ?? load([]);
    // A reload shows the next case, not the one that was opened from the list.
    window.history.replaceState(null, '', queuePath('/admin', { filter }));
    await show(
      next.then((item) => {
        if (item || passed.current.size === 0) return item;
        passed.current.clear();
        return load([]);
      }),
    );
  }, [load, show, filter]);

  function decide({ action, rule, note = '', days = null }: Choice) {
    if (!current || decided.current === current.caseId) return;
    const item = current;
    decided.current = item.caseId;
    changes.current += 1;
    deciding.current.add(item.caseId);
    const sent = api
      .post<{ decisionId: string }>('/api/admin/decisions', {
        caseId: item.caseId,
        targetType: item.targetType,
        targetId: item.targetId,
        action,
        expected:
          item.targetType === 'ad' && item.ad
            ? { moderation: item.ad.moderation, version: item.ad.version }
            : null,
        rule: rule ?? null,
        note,
        days,
      })
      .then((result) => {
        deciding.current.delete(item.caseId);
        if (result.ok) return result.data.decisionId;
        if (decided.current === item.caseId) decided.current = undefined;
        toast.error(result.error ?? siteTexts.serverError);
        return null;
      });
    setLast({ item, action, decisionId: sent });
    setWaiting((count) => Math.max(0, count - 1));
    void advance();
  }

  /** Leaves the queue at once; the admins have it then. */
  function escalate(note: string) {
    if (!current || decided.current === current.caseId) return;
    const { caseId } = current;
    decided.current = caseId;
    changes.current += 1;
    deciding.current.add(caseId);
    void api.post(`/api/admin/cases/${caseId}/escalate`, { note }).then((result) => {
      deciding.current.delete(caseId);
      if (result.ok) return toast.success('Passed to the admins');
      if (decided.current === caseId) decided.current = undefined;
      toast.error(result.error ?? siteTexts.serverError);
    });
    setWaiting((count) => Math.max(0, count - 1));
    void advance();
  }

  async function undo() {
    if (!last) return;
    const { item, decisionId } = last;
    setLast(undefined);
    const id = await decisionId;
    if (!id) return;
    const result = await api.post(`/api/admin/decisions/${id}/undo`);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    const following = current;
    decided.current = undefined;
    changes.current += 1;
    setCurrent(item);
    setWaiting((count) => count + 1);
    upcoming.current = Promise.resolve(following);
    toast.success('Undone');
  }

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), undoFor);
    return () => clearTimeout(timer);
  }, [last]);

  function pass() {
    if (!current) return;
    const { caseId } = current;
    passed.current.add(caseId);
    setTrail((before) => [...before.filter((id) => id !== caseId), caseId]);
    void advance();
  }

  /** Returns to the case skipped last, unless a colleague has taken it meanwhile. */
  async function back() {
    const again = trail.at(-1);
    if (!again || again === decided.current) return;
    setTrail(trail.slice(0, -1));
    passed.current.delete(again);
    if (again === current?.caseId) return;
    const result = await take({ again, filter });
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    const { item } = result.data;
    if (!item) return void toast.error(siteTexts.leasedMeanwhile);
    setCurrent(item);
    upcoming.current = Promise.resolve(current);
  }

  const retry = () => void show(loadFirst());

  return {
    current,
    waiting,
    phase,
    last,
    decide,
    escalate,
    undo,
    pass,
    back: trail.length > 0 ? back : undefined,
    retry,
  };
}

function preloadPhotos(item: QueueItem | null) {
  for (const name of item?.ad?.images.slice(0, 4) ?? []) new Image().src = imageUrl(name, 720);
}
