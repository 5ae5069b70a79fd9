'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { adPath } from '@/components/cards/ad-path';
import { ReportLink } from '@/components/safety/report-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import type { ConversationAd, ConversationView } from '@/lib/messages/views';
import { formatPounds } from '@/lib/money';
import { reportConversationPath } from '@/lib/site-paths';
import { AdThumbnail } from './ad-thumbnail';

type HeaderProps = {
  conversation: ConversationView;
  onBlock: (blocked: boolean) => Promise<void>;
};

export function ConversationHeader({ conversation, onBlock }: HeaderProps) {
  const { ad, person, blocked } = conversation;
  return (
    <header className="grid gap-3">
      <Link
        href="/my-account/messages"
        className="flex min-h-11 items-center gap-2 justify-self-start font-medium hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        All messages
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere">
          {person.href ? (
            <a href={person.href} className="hover:underline">
              {person.name}
            </a>
          ) : (
            person.name
          )}
        </h1>
        {!person.isClosed && (
          <div className="flex flex-wrap items-center gap-x-4">
            <ReportLink href={reportConversationPath(conversation.id)}>Report</ReportLink>
            <BlockButton blocked={blocked} onBlock={onBlock} />
          </div>
        )}
      </div>
      <AdSummary ad={ad} />
    </header>
  );
}

const stateTexts = {
  live: null,
  sold: null,
  expired: 'This ad has expired.',
  hidden: 'This ad is not shown at the moment.',
  deleted: 'This ad was deleted.',
} as const;

function AdSummary({ ad }: { ad: ConversationAd }) {
  const hasPage = ad.state !== 'hidden' && ad.state !== 'deleted';
  const stateText = ad.state === 'sold' ? ad.conclusion : stateTexts[ad.state];
  return (
    <div className="card relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 p-2.5">
      <AdThumbnail ad={ad} className="size-14" />
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-semibold">
          {hasPage ? (
            <a href={adPath(ad)} className="after:absolute after:inset-0 hover:underline">
              {ad.title}
            </a>
          ) : (
            ad.title
          )}
        </p>
        <p className="truncate text-sm text-muted">
          {[ad.price === null ? null : formatPounds(ad.price), ad.reserved && 'Reserved', stateText]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}

function BlockButton({ blocked, onBlock }: { blocked: boolean; onBlock: HeaderProps['onBlock'] }) {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function change(next: boolean) {
    setBusy(true);
    await onBlock(next);
    setBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        busy={busy && blocked}
        busyLabel="Unblocking…"
        onClick={() => (blocked ? void change(false) : setIsAsking(true))}
      >
        {blocked ? 'Unblock' : 'Block'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Block this person?"
        detail="Their messages no longer reach you. They are not told, and you can unblock them here."
        confirmLabel="Block"
        busyLabel="Blocking…"
        busy={busy}
        onConfirm={() => void change(true)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
