'use client';

import { DiscardDraft } from '@/components/drafts/discard-draft';
import { isPaid, paidFirst, savedText, titleOf } from '@/components/drafts/draft-texts';
import { Button } from '@/components/ui/button';
import { toValues } from '@/components/wizard/form/values';
import { wizardSteps } from '@/lib/catalogue/limits';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Draft } from '@/lib/drafts/queries';
import { imageUrl } from '@/lib/images/image-url';
import { mainImage } from '@/lib/images/main-image';

type DraftChoiceProps = {
  drafts: Draft[];
  isEdit: boolean;
  onContinue: (draft: Draft) => void;
  onFresh: () => void;
  onDiscarded: (draft: Draft) => void;
};

export function DraftChoice({
  drafts,
  isEdit,
  onContinue,
  onFresh,
  onDiscarded,
}: DraftChoiceProps) {
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-xl font-semibold">Continue your draft</h2>
        <p className="mt-1 text-muted">
          {isEdit
            ? 'You started to edit this ad. Your changes are not published yet.'
            : 'Your input was saved. It is not published yet.'}
        </p>
      </div>
      <ul className="grid gap-3">
        {drafts.toSorted(paidFirst).map((draft, index) => (
          <li key={draft.id} className="card grid gap-3 p-4 sm:flex sm:items-center">
            <DraftSummary draft={draft} />
            <div className="flex shrink-0 gap-2">
              <Button
                look={index === 0 ? 'brand' : 'quiet'}
                className="grow"
                onClick={() => onContinue(draft)}
              >
                Continue<span className="sr-only"> {titleOf(draft)}</span>
              </Button>
              <DiscardDraft draft={draft} onDiscarded={() => onDiscarded(draft)} />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" onClick={onFresh}>
          {isEdit ? 'Start from the published ad' : 'Start a new ad'}
        </Button>
      </div>
    </section>
  );
}

function DraftSummary({ draft }: { draft: Draft }) {
  const { category, images } = toValues(draft.form);
  const image = mainImage(images);
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      {image && (
        // biome-ignore lint/performance/noImgElement: uploads come in the widths they are shown in.
        <img
          src={imageUrl(image.src, 320)}
          alt=""
          className="size-14 shrink-0 rounded-control bg-surface-2 object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{titleOf(draft)}</p>
        {isPaid(draft) && <p className="font-medium text-positive">{siteTexts.paymentReady}</p>}
        <p className="text-sm text-muted">
          {[
            shownCategory(category),
            `Step ${draft.step} / ${wizardSteps}`,
            savedText(draft, new Date()),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}
