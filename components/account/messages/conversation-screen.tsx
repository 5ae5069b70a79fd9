'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ConversationView } from '@/lib/messages/views';
import { Composer } from './composer';
import { ConversationHeader } from './conversation-header';
import { MessageThread } from './message-thread';
import { OfferPanel } from './offer-panel';
import { ReviewPanel } from './review-panel';
import { useConversation } from './use-conversation';

export function ConversationScreen({ initial }: { initial: ConversationView }) {
  const { conversation, isOffline, update, loadEarlier, send, setBlocked } =
    useConversation(initial);
  const { closed, lastNumber, person } = conversation;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Long threads open at their end, and scroll there for a new message.
    if (lastNumber > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lastNumber]);

  return (
    <div className="grid max-w-3xl gap-4">
      <ConversationHeader conversation={conversation} onBlock={setBlocked} />
      <MessageThread conversation={conversation} onEarlier={loadEarlier} />
      {isOffline && (
        <Notice tone="warning" live>
          You are offline. New messages appear when the connection is back.{' '}
          <button type="button" className="link" onClick={() => void update()}>
            Try again
          </button>
        </Notice>
      )}
      <OfferPanel conversation={conversation} onChange={update} />
      <ReviewPanel conversation={conversation} onChange={update} />
      {closed ? (
        <Notice>{closed}</Notice>
      ) : (
        <Composer conversationId={conversation.id} personName={person.name} onSend={send} />
      )}
      <div ref={end} className="scroll-mb-4" />
    </div>
  );
}
