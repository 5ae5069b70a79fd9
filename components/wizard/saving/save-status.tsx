'use client';

import { useEffect, useState } from 'react';
import type { SaveState } from './draft-saver';
import type { SaveReport } from './use-draft';

const texts: Record<SaveState, string> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved, retrying',
  'logged-out': 'Not saved: you are logged out.',
  'other-member': 'Not saved: another member is logged in now.',
  conflict: 'Not saved: changed in another tab.',
};

const slow = 600;

type SaveStatusProps = SaveReport & { onResolve: () => void };

/** Shows "Saving…" only if it takes a while, so that nothing flickers or is read aloud. */
export function SaveStatus({ state, reason, onResolve }: SaveStatusProps) {
  const [shown, setShown] = useState<SaveState>('idle');
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state === 'saving' ? slow : 0);
    return () => clearTimeout(timer);
  }, [state]);

  const isTrouble = shown !== 'idle' && shown !== 'saving' && shown !== 'saved';
  return (
    <p role="status" className={`${isTrouble ? 'font-semibold text-warning' : 'text-muted'}`}>
      {texts[shown]}
      {shown === 'failed' && reason && `: ${reason}`}{' '}
      {isTrouble && shown !== 'failed' && (
        <button type="button" className="link" onClick={onResolve}>
          {shown === 'conflict' ? 'Decide' : 'Log in'}
        </button>
      )}
    </p>
  );
}
