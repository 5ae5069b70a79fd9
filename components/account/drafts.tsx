import { NotebookPen } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { formatAge } from '@/lib/dates';
import type { Draft } from '@/lib/drafts/queries';

/** What was begun and not published, on top of the ads. */
export function Drafts({ drafts, now }: { drafts: Draft[]; now: Date }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="mb-3 text-xl font-semibold">
        Continue your draft
      </h2>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.id} className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <NotebookPen aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{titleOf(draft)}</p>
              <p className="text-sm text-muted">
                {[
                  draft.adId ? 'Changes to an ad' : 'New ad',
                  typeof draft.form.category === 'string' && draft.form.category,
                  `saved ${savedAt(new Date(draft.updatedAt), now)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <ButtonLink href={pathOf(draft)} prefetch={false} size="small" look="quiet">
              Continue<span className="sr-only"> {titleOf(draft)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ form }: Draft) =>
  typeof form.title === 'string' && form.title.trim() !== '' ? form.title : 'No title yet';

function savedAt(date: Date, now: Date): string {
  const age = formatAge(date, now);
  return age === 'now' ? 'just now' : age;
}

const pathOf = ({ id, adId }: Draft) => `${adId ? `/edit/${adId}` : '/post'}?draft=${id}`;
