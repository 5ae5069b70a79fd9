import { useRef, useState } from 'react';
import { type ApiResult, api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-messages';

type Stored = { attachment: string };

/**
 * A file that goes with a message: uploaded once, when it is sent. `unreadable` is said of a file that the
 * browser cannot open.
 */
export function useAttachment(bodyOf: (file: File) => Promise<object>, unreadable: string) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const uploaded = useRef<{ file: File; id: string }>(undefined);

  function choose(chosen: File | undefined) {
    setError(undefined);
    setFile(chosen);
  }

  /** Undefined without a file. */
  async function upload(): Promise<ApiResult<Stored> | undefined> {
    if (!file) return undefined;
    if (uploaded.current?.file === file) {
      return { ok: true, data: { attachment: uploaded.current.id } };
    }
    const body = await bodyOf(file).catch(() => null);
    const result = body
      ? await api.upload<Stored>('/api/attachments', body, () => undefined)
      : { ok: false as const, network: false, status: 0, error: unreadable, fields: {} };
    if (result.ok) uploaded.current = { file, id: result.data.attachment };
    else if (result.status !== 401) setError(result.error ?? serverError);
    return result;
  }

  return { file, error, setError, choose, upload };
}
