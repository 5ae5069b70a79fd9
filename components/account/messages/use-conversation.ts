'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshUnread } from '@/components/messages/use-unread';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { toast } from '@/components/ui/overlays/toast';
import { type ApiResult, api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { ConversationView, MessageView, SentMessage } from '@/lib/messages/views';
import type { OwnMessage } from './composer';
import { useLiveMessages } from './use-live-messages';

/** Keeps a conversation on screen up to date, and marks it as read while it is visible. */
export function useConversation(initial: ConversationView) {
  const [conversation, setConversation] = useState(initial);
  const [isOffline, setIsOffline] = useState(false);
  const [attempt] = useState(createAttemptKeys);
  const path = `/api/messages/${initial.id}`;
  const { lastNumber, unread } = conversation;
  const requestCount = useRef(0);
  const shown = useRef(0);

  const update = useCallback(async () => {
    requestCount.current += 1;
    const turn = requestCount.current;
    const known = conversation.messages.at(-1)?.number ?? 0;
    // A held message gets a new number when it is delivered.
    const hasHeld = conversation.messages.some(isHeld);
    const result = await api.get<ConversationView>(hasHeld ? path : `${path}?after=${known}`);
    setIsOffline(!result.ok && result.network);
    // Replies may overtake each other.
    if (!result.ok || turn < shown.current) return;
    shown.current = turn;
    const later = result.data;
    setConversation((before) => (hasHeld ? replace(before, later) : merge(before, later)));
  }, [conversation.messages, path]);

  useLiveMessages((changed) => {
    if (changed === null || changed === initial.id) void update();
  });

  const markRead = useEffectEvent(async (upTo: number) => {
    if (document.visibilityState === 'hidden') return;
    const result = await api.put(`${path}/read`, { upTo });
    if (!result.ok) return;
    setConversation((before) => ({ ...before, unread: 0 }));
    void refreshUnread();
  });
  useEffect(() => {
    if (unread === 0) return;
    void markRead(lastNumber);
    const onReturn = () => void markRead(lastNumber);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [unread, lastNumber]);

  async function loadEarlier() {
    const first = conversation.messages[0]?.number ?? 0;
    const result = await api.get<ConversationView>(`${path}?before=${first}`);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    const { messages, hasEarlier } = result.data;
    setConversation((before) => ({
      ...before,
      hasEarlier,
      messages: [...messages, ...before.messages],
    }));
  }

  async function send(own: OwnMessage): Promise<ApiResult<SentMessage>> {
    const headers = { 'idempotency-key': attempt.keyOf(`${own.attachment ?? ''} ${own.text}`) };
    const result = await api.post<SentMessage>(path, own, { headers });
    if (!result.ok) return result;
    attempt.reset();
    const { message } = result.data;
    const isNext = message.number === (conversation.messages.at(-1)?.number ?? 0) + 1;
    // The other person may have written meanwhile.
    if (isNext) setConversation((before) => withMessages(before, [message]));
    else await update();
    return result;
  }

  async function setBlocked(blocked: boolean): Promise<void> {
    const result = blocked ? await api.put(`${path}/block`, {}) : await api.delete(`${path}/block`);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    await update();
  }

  return { conversation, isOffline, update, loadEarlier, send, setBlocked };
}

const isHeld = ({ status }: MessageView) => status === 'held';

/** Everything except the messages comes from the newer reply. */
const merge = (before: ConversationView, later: ConversationView): ConversationView => ({
  ...later,
  messages: withMessages(before, later.messages).messages,
  hasEarlier: before.hasEarlier,
});

/** Uses the whole last page. */
function replace(before: ConversationView, later: ConversationView): ConversationView {
  const first = later.messages[0]?.number ?? Number.POSITIVE_INFINITY;
  const earlier = before.messages.filter(({ number }) => number < first);
  return { ...later, messages: [...earlier, ...later.messages], hasEarlier: before.hasEarlier };
}

function withMessages(before: ConversationView, added: MessageView[]): ConversationView {
  const last = before.messages.at(-1)?.number ?? 0;
  const fresh = added.filter(({ number }) => number > last);
  const messages = [...before.messages, ...fresh];
  return { ...before, messages, lastNumber: messages.at(-1)?.number ?? 0 };
}
