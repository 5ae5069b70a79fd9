'use client';

import { useRef, useState } from 'react';
import type { DecisionAction } from '@/lib/catalogue/decision-words';
import { undoFor } from '@/lib/catalogue/limits';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';

/** A decision, while it can be undone. */
export type MadeDecision = {
  item: QueueItem;
  action: DecisionAction;
  /** Null if the decision was refused. */
  decisionId: Promise<string | null>;
};

/** The decisions of the last ten seconds, the last one at the end. */
export function useUndoable() {
  const [made, setMade] = useState<readonly MadeDecision[]>([]);
  const latest = useRef(made);

  function change(next: readonly MadeDecision[]) {
    latest.current = next;
    setMade(next);
  }

  function remember(decision: MadeDecision) {
    const forget = () => change(latest.current.filter((each) => each !== decision));
    change([...latest.current, decision]);
    setTimeout(forget, undoFor);
    void decision.decisionId.then((id) => id === null && forget());
  }

  function takeLast(): MadeDecision | undefined {
    const last = latest.current.at(-1);
    change(latest.current.slice(0, -1));
    return last;
  }

  return { made, remember, takeLast };
}
