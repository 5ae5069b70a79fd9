'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type CaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import { type Choice, laterOf, preloadPhotos, sendDecision, takeCase } from './queue-requests';
import { type MadeDecision, useUndoable } from './use-undoable';

type QueueOptions = {
  filter: CaseFilter;
  /** The case to begin with. */
  wanted: string | null;
};

/** Loads the next case ahead; a decision shows it at once and is sent in the background. */
export function useQueue({ filter, wanted }: QueueOptions) {
  const [current, setCurrent] = useState<QueueItem | null>(null);
  /** The same for callbacks that waited for a reply. */
  const shown = useRef<QueueItem | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { made, remember, takeLast } = useUndoable();
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
  const undoing = useRef<Promise<void>>(Promise.resolve());

  const present = useCallback((item: QueueItem | null) => {
    shown.current = item;
    setCurrent(item);
    if (item) setPhase('ready');
  }, []);

  const load = useCallback(
    async (skip: string[], again?: string): Promise<QueueItem | null> => {
      const changesBefore = changes.current;
      const result = await takeCase({
        skip,
        later: laterOf(passed.current),
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
        present(item);
        setPhase('ready');
        const following = item ? load([item.caseId]) : null;
        // Handled, or retried, when it becomes the current case.
        following?.catch(() => undefined);
        upcoming.current = following;
      } catch {
        // Keys must not decide a case that is no longer on screen.
        present(null);
        upcoming.current = null;
        setPhase('failed');
      }
    },
    [load, present],
  );

  const hasBegun = useRef(false);
  useEffect(() => {
    // React's strict mode runs effects twice, and the second lease would wait for the first.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void show(loadFirst());
  }, [show, loadFirst]);

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

  function decide(choice: Choice) {
    if (!current || decided.current === current.caseId) return;
    const item = current;
    decided.current = item.caseId;
    changes.current += 1;
    deciding.current.add(item.caseId);
    const decisionId = sendDecision(item, choice).then((result) => {
      deciding.current.delete(item.caseId);
      if (result.ok) {
        if (result.data.notice) toast.error(result.data.notice);
        return result.data.decisionId;
      }
      if (decided.current === item.caseId) decided.current = undefined;
      toast.error(result.error ?? siteTexts.serverError);
      return null;
    });
    remember({ item, action: choice.action, decisionId });
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

  /** Pressed again, it undoes the decision before; each waits for the one pressed earlier. */
  function undo() {
    const last = takeLast();
    if (!last) return;
    undoing.current = undoing.current.then(() => takeBack(last));
  }

  async function takeBack({ item, decisionId }: MadeDecision) {
    const id = await decisionId;
    if (!id) return;
    const result = await api.post(`/api/admin/decisions/${id}/undo`);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    decided.current = undefined;
    changes.current += 1;
    upcoming.current = shown.current && Promise.resolve(shown.current);
    present(item);
    setWaiting((count) => count + 1);
    toast.success('Undone');
  }

  function pass() {
    if (!current) return;
    const { caseId } = current;
    passed.current.delete(caseId);
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
    const result = await takeCase({ again, filter });
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    const { item } = result.data;
    if (!item) return void toast.error(siteTexts.leasedMeanwhile);
    present(item);
    upcoming.current = current && Promise.resolve(current);
  }

  const retry = () => void show(loadFirst());

  return {
    current,
    waiting,
    phase,
    made,
    decide,
    escalate,
    undo,
    pass,
    back: trail.length > 0 ? back : undefined,
    retry,
  };
}
