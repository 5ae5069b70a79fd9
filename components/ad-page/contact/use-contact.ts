import { useState } from 'react';
import { forgetReturn, rememberReturn } from '@/components/auth/return-path';
import { messageFieldId } from '@/components/messages/message-address';
import { forgetDraft, type MessageDraft, saveDraft } from '@/components/messages/message-draft';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { type ApiResult, api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { SentMessage } from '@/lib/messages/views';

type Content = { text: string; confirmed?: true; attachment?: string } | { amount: string };

type Problem = { field: 'text' | 'name' | 'offer'; message: string };

/** Sends the first message about an ad. Visitors log in first; session storage keeps their text. */
export function useContact(adId: string) {
  const [attempt] = useState(createAttemptKeys);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [warning, setWarning] = useState<string>();
  const [sent, setSent] = useState<SentMessage>();

  async function send(content: Content, draft: MessageDraft) {
    saveDraft(adId, draft);
    setBusy(true);
    setProblem(undefined);
    setWarning(undefined);
    const what = 'text' in content ? 'messages' : 'offers';
    const result = await api.post<SentMessage>(`/api/ads/${adId}/${what}`, content, {
      headers: {
        'idempotency-key': attempt.keyOf(
          'text' in content ? `${content.attachment ?? ''} ${content.text}` : content.amount,
        ),
      },
    });
    if (result.ok) {
      forgetDraft(adId);
      forgetReturn();
      return setSent(result.data);
    }
    if (result.status === 401) return logIn();
    setBusy(false);
    if (result.fields.confirmed) return setWarning(result.fields.confirmed);
    const field = 'text' in content ? 'text' : 'offer';
    setProblem({ field, message: result.error ?? serverError });
  }

  /** Uploads the file first, if there is one. */
  async function sendWith(
    upload: () => Promise<ApiResult<{ attachment: string }> | undefined>,
    content: Content,
    draft: MessageDraft,
  ) {
    saveDraft(adId, draft);
    setBusy(true);
    const uploaded = await upload();
    if (uploaded?.ok === false) {
      setBusy(false);
      return uploaded.status === 401 ? logIn() : undefined;
    }
    return send({ ...content, ...uploaded?.data }, draft);
  }

  return { busy, problem, setProblem, warning, setWarning, sent, send, sendWith };
}

function logIn() {
  const path = `${window.location.pathname}#${messageFieldId}`;
  rememberReturn(path);
  window.location.assign(`/login?next=${encodeURIComponent(path)}`);
}
