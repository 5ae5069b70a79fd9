import { useRef, useState } from 'react';
import type { ApiResult } from '@/lib/api/client';
import type { FileBody } from '@/lib/api/uploads/file-body';
import { uploadFile } from '@/lib/api/uploads/upload-file';
import { serverError } from '@/lib/catalogue/public-texts';

type Stored = { attachment: string };

/** Uploads a file once. `unreadable`: the error for one that the browser cannot open. */
export function useAttachment(
  bodyOf: (file: File) => Promise<FileBody>,
  unreadable: string,
  problemOf: (file: File) => string | undefined = () => undefined,
) {
  const [chosenFile, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const uploaded = useRef<{ file: File; id: string }>(undefined);

  function choose(chosen: File | undefined) {
    setError(chosen && problemOf(chosen));
    setFile(chosen);
  }

  /** Undefined without a file. `file`: from a field that was filled before hydration. */
  async function upload(file = chosenFile): Promise<ApiResult<Stored> | undefined> {
    if (!file) return undefined;
    const problem = problemOf(file);
    if (problem) {
      setError(problem);
      return refused(problem);
    }
    if (uploaded.current?.file === file) {
      return { ok: true, data: { attachment: uploaded.current.id } };
    }
    const body = await bodyOf(file).catch(() => null);
    const result = body ? await uploadFile<Stored>('/api/attachments', body) : refused(unreadable);
    if (result.ok) uploaded.current = { file, id: result.data.attachment };
    else if (result.status !== 401) setError(result.error ?? serverError);
    return result;
  }

  return { file: chosenFile, error, choose, upload };
}

const refused = (error: string) =>
  ({ ok: false, network: false, status: 0, error, fields: {} }) as const;
