'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useFocusNeighbourOnceGone } from '@/components/ui/browser/use-focus-after';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Draft } from '@/lib/drafts/queries';
import { isPaid, titleOf } from './draft-texts';

type DiscardDraftProps = {
  draft: Draft;
  size?: 'normal' | 'small';
  /** Without it the page is loaded again. */
  onDiscarded?: () => void;
};

export function DiscardDraft({ draft, size = 'normal', onDiscarded }: DiscardDraftProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusNeighbour = useFocusNeighbourOnceGone();
  const title = titleOf(draft);

  async function discard() {
    setBusy(true);
    const result = await api.delete(`/api/drafts/${draft.id}`);
    setBusy(false);
    setIsAsking(false);
    if (!result.ok && result.status !== 404)
      return void toast.error(result.error ?? siteTexts.serverError);
    focusNeighbour(button.current);
    if (onDiscarded) onDiscarded();
    else router.refresh();
  }

  return (
    <>
      <Button ref={button} look="plain" size={size} onClick={() => setIsAsking(true)}>
        <span>
          Discard<span className="sr-only"> {title}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Discard this draft?"
        detail={isPaid(draft) ? `${title}. What you paid for it is refunded.` : title}
        confirmLabel="Discard"
        busyLabel="Discarding…"
        busy={busy}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
