'use client';

import { useEffect, useState } from 'react';
import { openSharedPhotoCache } from '@/components/ui/browser/shared-photo-cache';
import { toJpeg } from '@/components/ui/browser/to-jpeg';
import { useObjectUrl } from '@/components/ui/browser/use-object-url';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/api/client';
import { uploadFile } from '@/lib/api/uploads/upload-file';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** As public/sw.js stores it. */
const cacheKey = '/shared-photo';

type State =
  | { step: 'looking' }
  | { step: 'none' }
  | { step: 'refused' }
  | { step: 'shown' | 'busy'; photo: Blob }
  | { step: 'failed'; photo: Blob; error: string };

/** Uploads the photo only after a press, since other sites can share photos too. */
export function SharedPhoto() {
  const [state, setState] = useState<State>({ step: 'looking' });

  useEffect(() => {
    void (async () => {
      // By public/sw.js, for its size.
      if (new URLSearchParams(window.location.search).has('refused'))
        return setState({ step: 'refused' });
      const stored = await (await openSharedPhotoCache())?.match(cacheKey);
      setState(stored ? { step: 'shown', photo: await stored.blob() } : { step: 'none' });
    })();
  }, []);

  async function begin(photo: Blob) {
    setState({ step: 'busy', photo });
    const fail = (error: string = siteTexts.serverError) =>
      setState({ step: 'failed', photo, error });
    const image = await readable(photo);
    if (!image) return fail('This picture cannot be read. JPEG, PNG and WebP work.');
    const upload = await uploadFile<{ url: string }>('/api/upload/image', { image });
    if (!upload.ok) {
      return upload.status === 401
        ? window.location.assign('/login?next=/share')
        : fail(upload.error);
    }
    const form = { images: [{ src: upload.data.url, main: true }] };
    const draft = await api.post<{ id: string }>('/api/drafts', { form, step: 1 });
    if (!draft.ok) return fail(draft.error);
    await forget();
    window.location.assign(`/post?draft=${draft.data.id}`);
  }

  async function discard() {
    await forget();
    setState({ step: 'none' });
  }

  if (state.step === 'looking') return <p role="status">Looking for your photo…</p>;
  if (state.step === 'none' || state.step === 'refused') {
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          {state.step === 'refused' ? siteTexts.imageTooLarge : 'There is no shared photo.'} You can
          add photos while you post an ad.
        </p>
        <ButtonLink href="/post">Post your Ad</ButtonLink>
      </div>
    );
  }
  const { photo } = state;
  return (
    <div className="grid justify-items-start gap-3">
      <Preview photo={photo} />
      {state.step === 'failed' && (
        <Notice tone="negative" live>
          {state.error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={state.step === 'busy'} busyLabel="Adding…" onClick={() => void begin(photo)}>
          Use this photo
        </Button>
        <Button look="quiet" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </div>
  );
}

const forget = async () => (await openSharedPhotoCache())?.delete(cacheKey);

function Preview({ photo }: { photo: Blob }) {
  const url = useObjectUrl(photo);
  return url ? (
    // biome-ignore lint/performance/noImgElement: the photo is on this device only
    <img src={url} alt="Shared from another app" className="max-h-80 max-w-full rounded-card" />
  ) : null;
}

/** Null if the browser cannot open it. */
const readable = (file: Blob) => toJpeg(file, 'centre').catch(() => null);
