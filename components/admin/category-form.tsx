'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';
import { categoryGroups } from '@/lib/catalogue/categories';
import { messages } from '@/lib/catalogue/messages';
import type { CategoryPreview } from '@/lib/moderation/change-categories';

/** Which categories take new ads, with what a change would do before it is made. */
export function CategoryForm({ current }: { current: string[] }) {
  const router = useRouter();
  const [closed, setClosed] = useState(current);
  const [preview, setPreview] = useState<CategoryPreview>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function run(save: boolean) {
    setBusy(true);
    setError(undefined);
    const result = save
      ? await api.put('/api/admin/categories', { closed, before: current })
      : await api.post<CategoryPreview>('/api/admin/categories/preview', { closed });
    setBusy(false);
    if (!result.ok) return setError(result.error ?? messages.serverError);
    if (!save) return setPreview(result.data as CategoryPreview);
    setPreview(undefined);
    toast.success('The categories were changed.');
    router.refresh();
  }

  function toggle(slug: string) {
    setClosed(closed.includes(slug) ? closed.filter((one) => one !== slug) : [...closed, slug]);
    setPreview(undefined);
  }

  return (
    <form
      method="post"
      className="card grid gap-5 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run(false);
      }}
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {categoryGroups.map((group) => (
          <fieldset key={group.slug} className="grid content-start">
            <legend className="font-bold">{group.name}</legend>
            {group.categories.map(({ slug, name }) => (
              <label key={slug} className="check-row">
                <input
                  type="checkbox"
                  checked={!closed.includes(slug)}
                  onChange={() => toggle(slug)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      {preview && <Preview preview={preview} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={preview ? 'quiet' : 'brand'} busy={busy}>
          Preview
        </Button>
        {preview && preview.lines.length > 0 && (
          <Button busy={busy} onClick={() => void run(true)}>
            Change the categories
          </Button>
        )}
      </div>
    </form>
  );
}

const Preview = ({ preview: { lines } }: { preview: CategoryPreview }) => (
  <Notice tone="warning" live>
    {lines.length === 0 && <p>No category changes.</p>}
    <ul className="grid gap-1">
      {lines.map(({ slug, name, closes, liveAds, drafts }) => (
        <li key={slug} className="tabular">
          {closes
            ? `${name} closes for new ads. Live ads that stay: ${liveAds}. Drafts that cannot be published: ${drafts}.`
            : `${name} opens for new ads.`}
        </li>
      ))}
    </ul>
  </Notice>
);
