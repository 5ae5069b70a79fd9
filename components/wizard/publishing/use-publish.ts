'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { toAdBody } from '@/components/wizard/form/values';
import type { DraftSaver, WizardState } from '@/components/wizard/saving/draft-saver';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { type ApiResult, api, noAnswer } from '@/lib/api/client';
import { memberHeader } from '@/lib/api/request/member-header';
import { rememberEdited, rememberPublished } from './last-published';
import { announceEdit } from './publish-toast';

type Failure = Extract<ApiResult<OwnAdReply>, { ok: false }>;

type PublishOptions = {
  userId: string;
  adId: string | undefined;
  saver: Pick<DraftSaver, 'pause' | 'resume' | 'current' | 'forget'>;
  onPublished: () => void;
  /** Says on the next page that an edit was published. */
  announce?: (ad: OwnAdReply) => void;
  onFailure: (failure: Failure) => void;
};

/** Publishes once, however often called, then opens My Account. */
export function usePublish({
  userId,
  adId,
  saver,
  announce = announceEdit,
  ...on
}: PublishOptions) {
  const router = useRouter();
  const [isPublishing, setPublishing] = useState(false);
  const isRunning = useRef(false);
  const [{ keyOf }] = useState(createAttemptKeys);

  const send = async (form: WizardState['form']) => {
    // A running save must not recreate the draft after publishing.
    await saver.pause();
    const body = adId
      ? { ...toAdBody(form), version: form.version }
      : { ...toAdBody(form), draftId: saver.current()?.id };
    const key = keyOf(JSON.stringify(body));
    const init = { headers: { 'idempotency-key': key, [memberHeader]: userId } };
    return adId
      ? api.put<OwnAdReply>(`/api/ads/${adId}`, body, init)
      : api.post<OwnAdReply>('/api/ads', body, init);
  };

  const publish = async (form: WizardState['form']) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPublishing(true);
    let isLeaving = false;
    try {
      const result = await send(form).catch((error: unknown) => {
        reportError(error);
        return noAnswer;
      });
      if (result.ok) {
        on.onPublished();
        if (adId) {
          announce(result.data);
          rememberEdited();
        } else rememberPublished(result.data);
        router.replace('/my-account');
        // Stays busy until the next page loads.
        isLeaving = true;
        return;
      }
      if (result.status === 404 && !adId) saver.forget();
      if (result.status !== 401 && result.status !== 403) saver.resume();
      on.onFailure(result);
    } finally {
      if (!isLeaving) {
        isRunning.current = false;
        setPublishing(false);
      }
    }
  };
  return { publish, isPublishing };
}
