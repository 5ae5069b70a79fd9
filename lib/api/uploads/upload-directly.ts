import { type ApiResult, api } from '@/lib/api/client';
import { second } from '@/lib/durations';
import type { FileBody } from './file-body';
import { sendWithProgress } from './send-with-progress';

type Ticket = { upload: string; url: string };

const pauses = [second, 4 * second];

/** Null if the site accepts files of any size itself, `network` when aborted. */
export async function uploadDirectly<T>(
  body: FileBody,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<ApiResult<T> | null> {
  const { kind, file } = fileOf(body);
  const { type, size: bytes } = file;
  const init = { signal: signal ?? null };
  const begun = await api.post<Ticket>('/api/upload/direct', { kind, type, bytes }, init);
  if (!begun.ok) return begun.status === 404 ? null : begun;
  const { upload, url } = begun.data;
  const put = { method: 'PUT', url, type, body: file, onProgress, signal } as const;
  for (const pause of [...pauses, undefined]) {
    const reply = await sendWithProgress(put);
    const isPassing = !reply || reply.status >= 500;
    if (!isPassing || signal?.aborted || !pause) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  // The site checks for itself whether the file has arrived.
  const name = 'name' in body ? { name: body.name } : {};
  return api.post<T>('/api/upload/direct/complete', { upload, ...name }, init);
}

function fileOf(body: FileBody) {
  const [kind, dataUrl] =
    'image' in body
      ? (['image', body.image] as const)
      : 'photo' in body
        ? (['photo', body.photo] as const)
        : (['cv', body.cv] as const);
  const comma = dataUrl.indexOf(',');
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (one) => one.charCodeAt(0));
  const [type = ''] = dataUrl.slice('data:'.length, comma).split(';', 1);
  // Some systems report no type for PDFs.
  return { kind, file: new Blob([bytes], { type: kind === 'cv' ? 'application/pdf' : type }) };
}
