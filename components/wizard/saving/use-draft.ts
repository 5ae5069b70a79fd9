'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { replaceAddress } from '@/components/wizard/address';
import { toValues, type WizardValues } from '@/components/wizard/form/values';
import { createDraftSaver, type DraftRef, type SaveState, type WizardState } from './draft-saver';
import { createCopyKeeper } from './session-copy';

export type SaveReport = { state: SaveState; reason?: string | undefined };

type DraftOptions = {
  form: UseFormReturn<WizardValues>;
  step: () => number;
  start: { draft: DraftRef | undefined; saved: WizardState };
  adId: string | undefined;
  adVersion: () => number | undefined;
  copyKey: string;
  onTrouble: (trouble: 'login' | 'draft-conflict') => void;
};

export function useDraft(options: DraftOptions) {
  const { form, start, adId, copyKey } = options;
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
      draft: start.draft,
      saved: start.saved,
      adId,
      read,
      report: (state, reason) => {
        setReport({ state, reason });
        if (state === 'saved') copies.keep();
        if (state === 'logged-out') options.onTrouble('login');
        if (state === 'conflict') options.onTrouble('draft-conflict');
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
    const isAtRisk = state === 'failed' || state === 'logged-out' || state === 'conflict';
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);

  return { saver, report };
}
