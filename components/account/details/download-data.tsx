'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { minute } from '@/lib/durations';

/** Fetched instead of linked, so that an error is shown here and not saved to the file. */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const result = await api.get<{ exportedAt: string }>('/api/users/me/export');
    setBusy(false);
    if (!result.ok) return toast.error(result.error ?? siteTexts.serverError);
    save(result.data, `my-data-${result.data.exportedAt.slice(0, 10)}.json`);
  }

  return (
    <Button look="quiet" busy={isBusy} busyLabel="Collecting…" onClick={download}>
      Download my data
    </Button>
  );
}

function save(data: unknown, name: string) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A busy browser starts the download long after the click, and needs the address until then.
  setTimeout(() => URL.revokeObjectURL(url), minute);
}
