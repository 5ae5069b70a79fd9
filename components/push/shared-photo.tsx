'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toJpeg } from '@/components/wizard/photos/to-jpeg';
import { api } from '@/lib/api/client';
import { messages } from '@/lib/catalogue/messages';

/** As public/sw.js stores it. */
const cacheName = 'shared';
const cacheKey = '/shared-photo';

/** Begins an ad with a photo that was shared from another app. It waits here during a login. */
export function SharedPhoto() {
  const [state, setState] = useState<'busy' | 'none' | 'failed'>('busy');
  const [error, setError] = useState<string>();

  const begin = useCallback(async () => {
    setState('busy');
    const cache = 'caches' in window ? await caches.open(cacheName) : undefined;
    const stored = await cache?.match(cacheKey);
    if (!cache || !stored) return setState('none');
    const image = await readable(await stored.blob());
    const fail = (text?: string) => {
      setError(text ?? messages.serverError);
      setState('failed');
    };
    if (!image) return fail('This picture cannot be read. JPEG, PNG and WebP work.');
    const upload = await api.post<{ url: string }>('/api/upload/image', { image });
    if (!upload.ok) {
      return upload.status === 401
        ? window.location.assign('/login?next=/share')
        : fail(upload.error);
    }
    const form = { images: [{ src: upload.data.url, main: true }] };
    const draft = await api.post<{ id: string }>('/api/drafts', { form, step: 1 });
    if (!draft.ok) return fail(draft.error);
    await cache.delete(cacheKey);
    window.location.assign(`/post?draft=${draft.data.id}`);
  }, []);
  useEffect(() => void begin(), [begin]);

  if (state === 'busy') return <p role="status">Adding your photo…</p>;
  if (state === 'none') {
    return (
      <div className="grid justify-items-start gap-3">
        <p>There is no shared photo. You can add photos while you post an ad.</p>
        <ButtonLink href="/post">Post your Ad</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="negative" live>
        {error}
      </Notice>
      <Button onClick={() => void begin()}>Try again</Button>
    </div>
  );
}

/** Null for what the browser cannot open. */
const readable = (file: Blob) => toJpeg(file, 'centre').catch(() => null);
