import { CircleCheck, NotebookPen } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { wizardSteps } from '@/lib/catalogue/limits';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatAge } from '@/lib/dates';
import type { Draft } from '@/lib/drafts/queries';
import { DiscardDraft } from './discard-draft';

export function Drafts({ drafts, now }: { drafts: Draft[]; now: Date }) {
  if (drafts.length === 0) return null;
  const sorted = [...drafts].sort((a, b) => Number(isPaid(b)) - Number(isPaid(a)));
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="mb-3 text-xl font-semibold">
        Continue your draft
      </h2>
      <ul className="grid gap-3">
        {sorted.map((draft) => (
          <DraftItem key={draft.id} draft={draft} now={now} />
        ))}
      </ul>
    </section>
  );
}

function DraftItem({ draft, now }: { draft: Draft; now: Date }) {
  const paid = isPaid(draft);
  const Icon = paid ? CircleCheck : NotebookPen;
  return (
    <li
      className={`card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 ${
        paid ? 'border-positive bg-positive-soft' : ''
      }`}
    >
      <Icon
        aria-hidden="true"
        className={`size-6 shrink-0 ${paid ? 'text-positive' : 'text-accent'}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{titleOf(draft)}</p>
        {paid && <p className="font-medium text-positive">{siteTexts.paymentReady}</p>}
        <p className={`text-sm ${paid ? 'text-ink' : 'text-muted'}`}>
          {[
            draft.adId ? 'Changes to an ad' : 'New ad',
            typeof draft.form.category === 'string' && shownCategory(draft.form.category),
            `saved ${savedAt(new Date(draft.updatedAt), now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={pathOf(draft)} size="small" look={paid ? 'brand' : 'quiet'}>
          Continue<span className="sr-only"> {titleOf(draft)}</span>
        </ButtonLink>
        <DiscardDraft id={draft.id} title={titleOf(draft)} isPaid={paid} />
      </div>
    </li>
  );
}

const isPaid = ({ payment }: Draft) => payment?.state === 'paid';

const titleOf = ({ form }: Draft) =>
  typeof form.title === 'string' && form.title.trim() !== '' ? form.title : 'No title yet';

function savedAt(date: Date, now: Date): string {
  const age = formatAge(date, now);
  return age === 'now' ? 'just now' : age;
}

const pathOf = (draft: Draft) =>
  `${draft.adId ? `/edit/${draft.adId}` : '/post'}?draft=${draft.id}${
    isPaid(draft) ? `&step=${wizardSteps}` : ''
  }`;
