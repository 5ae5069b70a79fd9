'use client';

import { useEffect, useRef, useState } from 'react';
import { randomKey } from '@/components/ui/browser/random-key';
import { type Crop, toJpeg } from '@/components/ui/browser/to-jpeg';
import type { ApiResult } from '@/lib/api/client';
import { uploadFile } from '@/lib/api/uploads/upload-file';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** Pending or failed. */
export type Upload = {
  id: string;
  file: File;
  area: Crop | undefined;
  /** The cropped picture, stored for a retry after a failure. */
  jpeg?: string;
  percent: number;
  error?: string;
};

type Uploaded = { url?: string };

type Listener = {
  onUploaded: (name: string) => void;
  onUnreadable: (file: File) => void;
};

/** One after the other, so that pictures arrive in order and do not share a slow connection. */
export function useUploads(listener: Listener) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const preparing = useQueue();
  const sending = useQueue();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  function forget(id: string) {
    aborts.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }

  function start({ id, file, area, jpeg }: Upload) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    // Decoding needs much memory on a phone, so one runs at a time.
    const ready = jpeg ? Promise.resolve(jpeg) : preparing(() => toJpeg(file, area));
    ready.then(
      (made) => change(id, { jpeg: made }),
      () => {
        forget(id);
        latest.current.onUnreadable(file);
      },
    );
    sending(async () => send(id, await ready, abort.signal)).catch(() => undefined);
  }

  async function send(id: string, jpeg: string, signal: AbortSignal) {
    const onProgress = (sent: number) => change(id, { percent: Math.round(sent * 100) });
    const body = { image: jpeg };
    const result = await uploadFile<Uploaded>('/api/upload/image', body, onProgress, signal);
    if (signal.aborted) return;
    if (result.ok && result.data.url) {
      forget(id);
      latest.current.onUploaded(result.data.url);
    } else {
      change(id, { error: reasonOf(result) });
    }
  }

  return {
    uploads,
    add(file: File, area?: Crop) {
      const upload: Upload = { id: randomKey(), file, area, percent: 0 };
      setUploads((all) => [...all, upload]);
      start(upload);
    },
    retry(upload: Upload) {
      change(upload.id, { percent: 0, error: undefined });
      start(upload);
    },
    dismiss({ id }: Upload) {
      aborts.current.get(id)?.abort();
      forget(id);
    },
  };
}

function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.current.then(work);
    last.current = result.catch(() => undefined);
    return result;
  };
}

function reasonOf(result: ApiResult<Uploaded>): string {
  if (result.ok) return siteTexts.imageUploadFailed;
  if (result.network) return siteTexts.uploadFailed;
  return [siteTexts.imageUploadFailed, result.error].filter(Boolean).join(' ');
}
