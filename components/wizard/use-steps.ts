'use client';

import { useCallback, useEffect, useState } from 'react';
import { cameFrom, pushAddress, replaceAddress, stepOfAddress } from './address';

/** Steps are history entries, so Back goes one step back. */
export function useSteps(initial: number) {
  const [step, setStep] = useState(initial);

  useEffect(() => {
    replaceAddress({ step: initial });
    const follow = () => setStep(stepOfAddress(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [initial]);

  const goTo = useCallback(
    (next: number) => {
      if (next === step) return;
      pushAddress({ step: next }, step);
      setStep(next);
    },
    [step],
  );

  /** Uses the history if its previous entry is a step. */
  const back = useCallback(() => {
    const previous = step - 1;
    if (cameFrom() === previous) return window.history.back();
    replaceAddress({ step: previous });
    setStep(previous);
  }, [step]);

  return { step, goTo, back };
}
