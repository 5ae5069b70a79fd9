import { type ApiResult, noAnswer, toResult } from '@/lib/api/client';
import { requestMaxBytes } from '@/lib/catalogue/limits';
import type { FileBody } from './file-body';
import { sendWithProgress } from './send-with-progress';

/** Returns `network` when aborted or after two minutes without a reply. */
export async function uploadFile<T>(
  path: '/api/upload/image' | '/api/attachments',
  body: FileBody,
  onProgress: (sent: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  const text = JSON.stringify(body);
  if (text.length > requestMaxBytes) {
    const { uploadDirectly } = await import('./upload-directly');
    const result = await uploadDirectly<T>(body, onProgress, signal);
    if (result) return result;
  }
  const type = 'application/json';
  const sending = { method: 'POST', url: path, type, body: text, onProgress, signal } as const;
  const reply = await sendWithProgress(sending);
  return reply ? toResult<T>(reply.status, parsed(reply.text)) : noAnswer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
