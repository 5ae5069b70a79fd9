'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

type DiscardDraftProps = { id: string; title: string; isPaid: boolean };

export function DiscardDraft({ id, title, isPaid }: DiscardDraftProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function discard() {
    setBusy(true);
    const result = await api.delete(`/api/drafts/${id}`);
    setBusy(false);
    setIsAsking(false);
    if (result.ok) router.refresh();
    else toast.error(result.error ?? siteTexts.serverError);
  }

  return (
    <>
      <Button look="plain" size="small" onClick={() => setIsAsking(true)}>
        <span>
          Discard<span className="sr-only"> {title}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Discard this draft?"
        detail={isPaid ? `${title}. What you paid for it is refunded.` : title}
        confirmLabel="Discard"
        busyLabel="Discarding…"
        busy={busy}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
