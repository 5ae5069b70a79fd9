'use client';

import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { formatPhone } from '@/lib/accounts/format-phone';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-messages';

export function ShowPhone({ adId }: { adId: string }) {
  const [busy, setBusy] = useState(false);
  const [phone, setPhone] = useState<string>();

  async function show() {
    setBusy(true);
    const result = await api.post<{ phone: string }>(`/api/ads/${adId}/phone`);
    setBusy(false);
    if (result.ok) setPhone(result.data.phone);
    else toast.error(result.error ?? serverError);
  }

  if (phone) {
    return (
      <a href={`tel:${phone}`} className={buttonClass({}, 'tabular')}>
        <Phone aria-hidden="true" className="size-4.5" />
        {formatPhone(phone)}
      </a>
    );
  }
  return (
    <>
      <Button onClick={show} busy={busy} busyLabel="Fetching number…" className="noscript:hidden">
        <Phone aria-hidden="true" className="size-4.5" />
        Show phone number
      </Button>
      <p className="hidden text-sm noscript:block">Turn on JavaScript to see the number.</p>
    </>
  );
}
