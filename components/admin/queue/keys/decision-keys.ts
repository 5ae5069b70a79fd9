import { useRef, useState } from 'react';
import { second } from '@/lib/durations';

export type Action = {
  key: string;
  label: string;
  look: 'brand' | 'quiet' | 'danger';
  act: () => void;
};

/** The letters that decide a case of some kind. */
const names = {
  a: 'Approve',
  r: 'Remove',
  w: 'Warn',
  s: 'Suspend',
  f: 'Freeze',
  g: 'No longer available',
};
const blockedFor = 3 * second;

/**
 * Handlers for all of these letters. One without an action is refused, and so is the next one soon
 * after it: it was meant for a rule in a dialog that has not opened.
 */
export function useDecisionKeys(caseId: string | undefined, actions: readonly Action[]) {
  const [refusal, setRefusal] = useState<{ caseId: string; text: string }>();
  const blockedUntil = useRef(0);

  function press(id: string, name: string, action: Action | undefined) {
    const isBlocked = Date.now() < blockedUntil.current;
    blockedUntil.current = 0;
    if (!action) {
      blockedUntil.current = Date.now() + blockedFor;
      const text = `${name} is not possible here. You can choose ${listOf(actions)}.`;
      return setRefusal({ caseId: id, text });
    }
    if (isBlocked) {
      const key = action.key.toUpperCase();
      const text = `Nothing was decided. Press ${key} again for “${action.label}”.`;
      return setRefusal({ caseId: id, text });
    }
    setRefusal(undefined);
    action.act();
  }

  const handlers = Object.fromEntries(
    Object.entries(caseId ? names : {}).map(([key, name]) => [
      key,
      () =>
        caseId &&
        press(
          caseId,
          name,
          actions.find((each) => each.key === key),
        ),
    ]),
  );
  return { handlers, refusal: refusal?.caseId === caseId ? refusal?.text : undefined };
}

const listOf = (actions: readonly Action[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    actions.map(({ label }) => `“${label}”`),
  );
