'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function RetryJobs() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    const result = await api.post<{ count: number }>('/api/admin/jobs/retry');
    setBusy(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    toast.success(`Jobs that run again: ${result.data.count}`);
    router.refresh();
  }

  return (
    <Button className="justify-self-start" busy={busy} busyLabel="Retrying…" onClick={retry}>
      Run all again
    </Button>
  );
}
