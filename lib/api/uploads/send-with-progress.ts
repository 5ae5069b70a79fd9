import { minute } from '@/lib/durations';

type Sending = {
  method: 'POST' | 'PUT';
  url: string;
  type: string;
  body: string | Blob;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal | undefined;
};

/** Not with fetch, which reports no progress. Null if aborted or two minutes without a reply. */
export function sendWithProgress({ method, url, type, body, onProgress, signal }: Sending) {
  return new Promise<{ status: number; text: string } | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('content-type', type);
    request.timeout = 2 * minute;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.ontimeout = request.onabort = () => resolve(null);
    if (signal?.aborted) return resolve(null);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
