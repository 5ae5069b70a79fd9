import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { type ApiResult, api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { FieldErrors } from '@/lib/errors';

/** Previews a change of settings before it is made. `done`: the message afterwards. */
export function usePreviewedChange<Preview>(path: string, done: string) {
  const router = useRouter();
  const [preview, setPreview] = useState<Preview>();
  const [fields, setFields] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function answerOf<T>(request: Promise<ApiResult<T>>) {
    setBusy(true);
    setError(undefined);
    setFields({});
    const result = await request;
    setBusy(false);
    if (result.ok) return result;
    setFields(result.fields);
    if (Object.keys(result.fields).length === 0) setError(result.error ?? siteTexts.serverError);
    return undefined;
  }

  return {
    preview,
    fields,
    error,
    busy,
    forget: () => setPreview(undefined),
    async ask(body: object) {
      const answer = await answerOf(api.post<Preview>(`${path}/preview`, body));
      if (answer) setPreview(answer.data);
    },
    async make(body: object) {
      if (!(await answerOf(api.put(path, body)))) return;
      setPreview(undefined);
      toast.success(done);
      router.refresh();
    },
  };
}
