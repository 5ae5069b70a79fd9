'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function EnterButton() {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isLoading, startLoading] = useTransition();

  async function enter() {
    setSending(true);
    const result = await api.post('/api/age-check', { over18: true });
    setSending(false);
    if (result.ok) startLoading(() => router.refresh());
    else toast.error(result.error ?? siteTexts.serverError);
  }

  return (
    <Button onClick={enter} busy={isSending || isLoading} busyLabel="Opening…">
      I am 18 or over
    </Button>
  );
}
