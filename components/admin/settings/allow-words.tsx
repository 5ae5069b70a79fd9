'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function AllowWords({ words }: { words: string }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function allow() {
    setBusy(true);
    const result = await api.delete('/api/admin/banned-words', { words });
    setBusy(false);
    setIsAsking(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    router.refresh();
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
        Remove<span className="sr-only"> {words}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Allow “${words}” again?`}
        detail="New ads and messages with these words no longer wait because of them, and usernames with them are no longer refused. What waits already stays in the queue."
        confirmLabel="Remove"
        busyLabel="Removing…"
        busy={busy}
        onConfirm={() => void allow()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
