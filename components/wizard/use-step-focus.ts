import { useEffect, useRef } from 'react';
import type { DraftSaver } from './saving/draft-saver';

/** On a change of step, saves and focuses its heading, unless the error summary takes the focus. */
export function useStepFocus(step: number, hasErrors: boolean, saver: DraftSaver) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasErrorsNow = useRef(false);
  hasErrorsNow.current = hasErrors;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    void saver.save();
    if (hasErrorsNow.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, saver]);
  return heading;
}
