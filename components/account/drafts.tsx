import { CircleCheck, NotebookPen } from 'lucide-react';
import { DiscardDraft } from '@/components/drafts/discard-draft';
import { isPaid, paidFirst, savedText, titleOf } from '@/components/drafts/draft-texts';
import { ButtonLink } from '@/components/ui/button';
import { wizardSteps } from '@/lib/catalogue/limits';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Draft } from '@/lib/drafts/queries';

export function Drafts({ drafts, now }: { drafts: Draft[]; now: Date }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="mb-3 text-xl font-semibold">
        Continue your draft
      </h2>
      <ul className="grid gap-3">
        {drafts.toSorted(paidFirst).map((draft) => (
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
            `saved ${savedText(draft, now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={pathOf(draft)} size="small" look={paid ? 'brand' : 'quiet'}>
          Continue<span className="sr-only"> {titleOf(draft)}</span>
        </ButtonLink>
        <DiscardDraft draft={draft} size="small" />
      </div>
    </li>
  );
}

const pathOf = (draft: Draft) =>
  `${draft.adId ? `/edit/${draft.adId}` : '/post'}?draft=${draft.id}${
    isPaid(draft) ? `&step=${wizardSteps}` : ''
  }`;
