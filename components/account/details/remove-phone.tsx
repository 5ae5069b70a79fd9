'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { formatPhone } from '@/lib/accounts/phones/format-phone';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function RemovePhone({ number }: { number: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const result = await api.delete('/api/users/me/phone', { phone: number });
    setBusy(false);
    setOpen(false);
    if (!result.ok) return toast.error(result.error ?? siteTexts.serverError);
    toast.success(siteTexts.phoneRemoved);
    router.refresh();
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link min-h-11 text-sm mouse:min-h-8"
      >
        Remove<span className="sr-only"> {formatPhone(number)}</span>
      </button>
      <ConfirmDialog
        open={isOpen}
        question={`Remove ${formatPhone(number)}?`}
        detail="It can be verified again at any time."
        confirmLabel="Remove"
        busyLabel="Removing…"
        busy={isBusy}
        onConfirm={remove}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
