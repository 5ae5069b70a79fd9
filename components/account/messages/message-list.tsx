'use client';

import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { setUnread } from '@/components/messages/use-unread';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPart } from '@/components/ui/empty-part';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { ConversationPage } from '@/lib/messages/views';
import { ConversationRow } from './conversation-row';
import { withFirst, withLater } from './merge-pages';
import { useLiveMessages } from './use-live-messages';

export function MessageList({ initial, now }: { initial: ConversationPage; now: string }) {
  const [page, setPage] = useState(initial);
  const [readAt, setReadAt] = useState(now);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function read(before?: string) {
    const query = before ? `?before=${encodeURIComponent(before)}` : '';
    const result = await api.get<ConversationPage>(`/api/messages${query}`);
    if (!result.ok) return setError(result.error ?? serverError);
    setError(undefined);
    setReadAt(new Date().toISOString());
    setPage((shown) => (before ? withLater(shown, result.data) : withFirst(shown, result.data)));
    if (!before && !result.data.next) {
      setUnread(result.data.conversations.reduce((sum, { unread }) => sum + unread, 0));
    }
  }

  useLiveMessages(() => void read());

  async function loadMore() {
    if (!page.next) return;
    setBusy(true);
    await read(page.next);
    setBusy(false);
  }

  if (page.conversations.length === 0) {
    return (
      <EmptyPart icon={<MessageCircle aria-hidden="true" className="size-7" />}>
        <p>You have no messages yet.</p>
        <p className="text-muted">
          Write to the seller of any ad. Answers to your own ads arrive here too.
        </p>
        <ButtonLink href="/search" look="quiet" size="small">
          Browse ads
        </ButtonLink>
      </EmptyPart>
    );
  }
  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="negative" live>
          {error}{' '}
          <button type="button" className="link" onClick={() => void read()}>
            Try again
          </button>
        </Notice>
      )}
      <ul className="grid gap-3">
        {page.conversations.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} now={readAt} />
        ))}
      </ul>
      {page.next && (
        <Button look="quiet" onClick={loadMore} busy={busy} busyLabel="Loading…">
          Earlier conversations
        </Button>
      )}
    </div>
  );
}
