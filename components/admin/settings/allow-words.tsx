'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function AllowWords({ words }: { words: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function allow() {
    setBusy(true);
    const result = await api.delete('/api/admin/banned-words', { words });
    setBusy(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    router.refresh();
  }

  return (
    <Button look="quiet" size="small" busy={busy} onClick={() => void allow()}>
      Remove<span className="sr-only"> {words}</span>
    </Button>
  );
}
