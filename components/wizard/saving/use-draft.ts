'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { replaceAddress } from '@/components/wizard/address';
import { toValues, type WizardValues } from '@/components/wizard/form/values';
import { createDraftSaver, type DraftRef, type SaveState, type WizardState } from './draft-saver';
import { createCopyKeeper } from './session-copy';

export type SaveReport = { state: SaveState; reason?: string | undefined };

type DraftOptions = {
  userId: string;
  form: UseFormReturn<WizardValues>;
  step: () => number;
  start: { draft: DraftRef | undefined; saved: WizardState };
  adId: string | undefined;
  adVersion: () => number | undefined;
  copyKey: string;
  onTrouble: (trouble: SaveTrouble) => void;
};

type SaveTrouble = 'login' | 'other-member' | 'draft-conflict';

/** The dialog that resolves it. */
export function troubleOf(state: SaveState): SaveTrouble | undefined {
  if (state === 'logged-out') return 'login';
  if (state === 'conflict') return 'draft-conflict';
  return state === 'other-member' ? state : undefined;
}

export function useDraft(options: DraftOptions) {
  const { form, start, userId, adId, copyKey } = options;
  const [report, setReport] = useState<SaveReport>({ state: 'idle' });
  const [saver] = useState(() => {
    const read = (): WizardState => {
      const version = options.adVersion();
      return {
        form: { ...toValues(form.getValues()), ...(version !== undefined && { version }) },
        step: options.step(),
      };
    };
    const saver = createDraftSaver({
      userId,
      draft: start.draft,
      saved: start.saved,
      adId,
      read,
      report: (state, reason) => {
        setReport({ state, reason });
        if (state === 'saved') copies.keep();
        const trouble = troubleOf(state);
        if (trouble) options.onTrouble(trouble);
      },
      // So that a reload continues this draft.
      onCreated: (id) => replaceAddress({ draft: id }),
    });
    const copies = createCopyKeeper({
      key: copyKey,
      current: () => {
        const draft = saver.current();
        return { ...read(), ...(draft && { draft }) };
      },
      isNeeded: saver.isDirty,
    });
    return { ...saver, copies };
  });

  useEffect(() => {
    const onChange = () => {
      saver.copies.keep();
      saver.changed();
    };
    const onLeave = () => void saver.save();
    const onVisibility = () => document.visibilityState === 'hidden' && onLeave();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: onChange });
    onChange();
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      onLeave();
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [form, saver]);

  const { state } = report;
  useEffect(() => {
    if (state !== 'failed' && !troubleOf(state)) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);

  return { saver, report };
}
