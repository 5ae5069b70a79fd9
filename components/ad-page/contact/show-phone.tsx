'use client';

import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '@/components/ui/browser/take-focus';
import { Button, buttonClass } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { formatPhone } from '@/lib/accounts/phones/format-phone';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';

type ShowPhoneProps = { adId: string; title: string };

export function ShowPhone({ adId, title }: ShowPhoneProps) {
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
      <div className="flex gap-2 lg:grid">
        <a
          ref={takeFocus}
          href={`tel:${phone}`}
          className={buttonClass({ look: 'quiet' }, 'tabular max-sm:px-3')}
        >
          <Phone aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {formatPhone(phone)}
        </a>
        <a
          href={whatsappAddress(phone, title)}
          target="_blank"
          rel="noopener nofollow"
          className={buttonClass({ look: 'quiet' }, 'max-sm:px-3')}
        >
          <MessageCircle aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">WhatsApp</span>
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
    );
  }
  return (
    <>
      <Button
        look="quiet"
        onClick={show}
        busy={busy}
        busyLabel="Fetching number…"
        className="noscript:hidden max-sm:px-3"
      >
        <Phone aria-hidden="true" className="size-4.5" />
        Show phone number
      </Button>
      <p className="hidden text-sm noscript:block">Turn on JavaScript to see the number.</p>
    </>
  );
}

/** Every number on the site was verified by WhatsApp, so each has a WhatsApp account. */
function whatsappAddress(phone: string, title: string): string {
  const { origin, pathname } = window.location;
  const text = `Hello, is this still available? ${title} ${origin}${pathname}`;
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
