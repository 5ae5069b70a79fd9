'use client';

import { useState } from 'react';
import { shownGroups, shownName } from '@/lib/catalogue/shown-catalogue';
import type { CategoryPreview } from '@/lib/moderation/change-categories';
import { PreviewPart } from './preview-part';
import { usePreviewedChange } from './use-previewed-change';

export function CategoryForm({ current }: { current: string[] }) {
  const [closed, setClosed] = useState(current);
  const { preview, error, fields, busy, ...change } = usePreviewedChange<CategoryPreview>(
    '/api/admin/categories',
    'The categories were changed.',
  );

  function toggle(slug: string) {
    setClosed(closed.includes(slug) ? closed.filter((one) => one !== slug) : [...closed, slug]);
    change.forget();
  }

  const changes = preview !== undefined && preview.lines.length > 0;
  return (
    <form
      method="post"
      className="card grid gap-5 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void change.ask({ closed });
      }}
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {shownGroups().map((group) => (
          <fieldset key={group.slug} className="grid content-start">
            <legend className="font-bold">{shownName(group)}</legend>
            {group.categories.map(({ slug, name }) => (
              <label key={slug} className="check-row">
                <input
                  type="checkbox"
                  checked={!closed.includes(slug)}
                  onChange={() => toggle(slug)}
                />
                <span>{shownName({ slug, name })}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <PreviewPart
        error={error ?? Object.values(fields)[0]}
        busy={busy}
        preview={preview && <Preview preview={preview} />}
        onMake={changes ? () => void change.make({ closed, before: current }) : undefined}
        makeLabel="Change the categories"
      />
    </form>
  );
}

const Preview = ({ preview: { lines } }: { preview: CategoryPreview }) => (
  <>
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
  </>
);
