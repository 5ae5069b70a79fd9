'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatClock, formatDate } from '@/lib/dates';
import type { ConversationView, MessageView } from '@/lib/messages/views';
import { reportMessagePath } from '@/lib/site-paths';
import { Attachment } from './attachment';
import { messageSummary } from './message-summary';

type ThreadProps = { conversation: ConversationView; onEarlier: () => Promise<void> };

export function MessageThread({ conversation, onEarlier }: ThreadProps) {
  const { id, messages, hasEarlier, readByOther } = conversation;
  const [busy, setBusy] = useState(false);
  const lastOwn = messages.findLast(({ mine }) => mine)?.number;

  async function loadEarlier() {
    setBusy(true);
    await onEarlier();
    setBusy(false);
  }

  return (
    <section aria-label="Conversation" className="grid gap-3">
      {hasEarlier && (
        <Button look="quiet" size="small" onClick={loadEarlier} busy={busy} busyLabel="Loading…">
          Earlier messages
        </Button>
      )}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {messages.map((message, index) => (
          <li key={message.number} className="grid gap-2">
            <DayMark message={message} before={messages[index - 1]} />
            <Bubble message={message} />
            {!message.mine && message.kind === 'text' && (
              <a
                href={reportMessagePath(id, message.number)}
                className="inline-flex min-h-11 items-center justify-self-start text-xs text-muted underline-offset-4 hover:underline mouse:min-h-6"
              >
                Report<span className="sr-only"> this message</span>
              </a>
            )}
            {message.number === lastOwn && !message.status && (
              <p className="justify-self-end text-xs text-muted">
                {message.number <= readByOther ? 'Read' : 'Sent'}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type DayMarkProps = { message: MessageView; before: MessageView | undefined };

function DayMark({ message, before }: DayMarkProps) {
  const day = formatDate(new Date(message.at));
  if (before && formatDate(new Date(before.at)) === day) return null;
  return <p className="mt-2 text-center text-xs font-medium text-muted">{day}</p>;
}

const statusTexts = {
  held: 'A moderator reviews this message before it is delivered.',
  refused: 'Not delivered: it breaks our rules. We have sent you an email about it.',
  caution:
    'Be careful. Never send money, codes, bank details or a courier to somebody you have not met.',
};

function Bubble({ message }: { message: MessageView }) {
  const { mine, kind, at, status, attachment } = message;
  return (
    <div
      className={`grid max-w-[85%] gap-1 rounded-card px-4 py-2.5 ${
        mine ? 'justify-self-end bg-accent-soft' : 'justify-self-start bg-surface-2'
      }`}
    >
      {attachment && <Attachment attachment={attachment} />}
      <p className={`wrap-anywhere whitespace-pre-line ${kind === 'text' ? '' : 'font-semibold'}`}>
        <span className="sr-only">{mine ? 'You: ' : 'They: '}</span>
        {messageSummary(message)}
      </p>
      <time dateTime={at} className="text-right text-xs text-muted">
        {formatClock(new Date(at))}
      </time>
      {status && <p className="text-sm font-medium text-warning">{statusTexts[status]}</p>}
    </div>
  );
}
