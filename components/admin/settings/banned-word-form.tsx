'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { adPath } from '@/components/cards/ad-path';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { bannedWordsLength } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { BannedPreview } from '@/lib/moderation/banned-words/banned-words';

const path = '/api/admin/banned-words';

/** Previews which live ads contain the words before banning them. */
export function BannedWordForm({ countedAtMost }: { countedAtMost: number }) {
  const router = useRouter();
  const [words, setWords] = useState('');
  const [preview, setPreview] = useState<BannedPreview>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send<T>(address: string): Promise<T | undefined> {
    setBusy(true);
    setError(undefined);
    const result = await api.post<T>(address, { words });
    setBusy(false);
    if (result.ok) return result.data;
    setError(result.fields.words ?? result.error ?? siteTexts.serverError);
    return undefined;
  }

  async function ban() {
    if (!(await send(path))) return;
    toast.success(`Banned: ${words}`);
    setWords('');
    setPreview(undefined);
    router.refresh();
  }

  return (
    <form
      method="post"
      noValidate
      className="card grid gap-4 p-4 sm:p-5"
      onSubmit={async (event) => {
        event.preventDefault();
        setPreview(await send<BannedPreview>(`${path}/preview`));
      }}
    >
      <Field
        id="words"
        label="Words to ban"
        hint="A word or a phrase. Disguised spellings, such as digits for letters, are found too."
        {...(error && { error })}
        live
      >
        {(control) => (
          <TextInput
            {...control}
            value={words}
            maxLength={bannedWordsLength.max}
            autoComplete="off"
            onChange={(event) => {
              setWords(event.target.value);
              setPreview(undefined);
            }}
          />
        )}
      </Field>
      {preview && <Preview preview={preview} countedAtMost={countedAtMost} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={preview ? 'quiet' : 'brand'} busy={busy}>
          Preview
        </Button>
        {preview && (
          <Button busy={busy} onClick={() => void ban()}>
            Ban these words
          </Button>
        )}
      </div>
    </form>
  );
}

const Preview = ({
  preview: { live, examples },
  countedAtMost,
}: {
  preview: BannedPreview;
  countedAtMost: number;
}) => (
  <Notice tone={live > 0 ? 'warning' : 'info'} live>
    <p>
      {live === 0
        ? 'No live ad has these words.'
        : `${live < countedAtMost ? live : `${live} or more`} live ${live === 1 ? 'ad has' : 'ads have'} these words. They stay until they are edited; new texts with these words wait for a moderator.`}
    </p>
    <ul className="mt-2 grid gap-1">
      {examples.map(({ id, title, isAdult }) => (
        <li key={id} className="wrap-anywhere">
          <a href={adPath({ _id: id, isAdult })} target="_blank" rel="noopener" className="link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </Notice>
);
