'use client';

import Link from 'next/link';
import { formatAge } from '@/lib/dates';
import type { ConversationItem, MessageView } from '@/lib/messages/views';
import { AdThumbnail } from './ad-thumbnail';
import { messageSummary } from './message-summary';

type RowProps = { conversation: ConversationItem; now: string };

export function ConversationRow({ conversation, now }: RowProps) {
  const { id, ad, person, last, unread, blocked } = conversation;
  const isUnread = unread > 0;
  return (
    <li
      className={`card relative grid grid-cols-[4rem_minmax(0,1fr)] gap-3 p-3 hover:bg-surface-2 ${
        isUnread ? 'border-accent' : ''
      }`}
    >
      <AdThumbnail ad={ad} className="size-16" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={`truncate ${isUnread ? 'font-bold' : 'font-semibold'}`}>
            <Link
              href={`/my-account/messages/${id}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {person.name}
            </Link>
          </h2>
          <time dateTime={last.at} className="shrink-0 text-sm text-muted">
            {formatAge(new Date(last.at), new Date(now))}
          </time>
        </div>
        <p className="truncate text-sm text-muted">
          {ad.title}
          {ad.state === 'deleted' && ' · deleted'}
          {ad.state === 'expired' && ' · expired'}
          {blocked && ' · blocked'}
        </p>
        <div className="flex items-center justify-between gap-3">
          <p className={`truncate ${isUnread ? 'font-semibold' : 'text-muted'}`}>{preview(last)}</p>
          {isUnread && (
            <span className="shrink-0 rounded-full bg-negative px-2 text-sm font-bold text-surface tabular">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

const preview = (last: MessageView) =>
  last.mine ? `You: ${messageSummary(last)}` : messageSummary(last);
