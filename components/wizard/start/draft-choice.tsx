'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { toValues } from '@/components/wizard/form/values';
import { api } from '@/lib/api/client';
import { wizardSteps } from '@/lib/catalogue/limits';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatAge } from '@/lib/dates';
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
  const [discarding, setDiscarding] = useState<Draft>();
  const [isBusy, setBusy] = useState(false);

  const discard = async (draft: Draft) => {
    setBusy(true);
    const result = await api.delete(`/api/drafts/${draft.id}`);
    setBusy(false);
    setDiscarding(undefined);
    if (result.ok || result.status === 404) return onDiscarded(draft);
    toast.error(result.error ?? siteTexts.serverError);
  };
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
        {[...drafts].sort(paidFirst).map((draft, index) => (
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
              <Button look="plain" onClick={() => setDiscarding(draft)}>
                Discard<span className="sr-only"> {titleOf(draft)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" onClick={onFresh}>
          {isEdit ? 'Start from the published ad' : 'Start a new ad'}
        </Button>
      </div>
      <ConfirmDialog
        open={discarding !== undefined}
        question="Discard this draft?"
        detail={discarding && whatGoes(discarding)}
        confirmLabel="Discard"
        busyLabel="Discarding…"
        busy={isBusy}
        onConfirm={() => discarding && void discard(discarding)}
        onCancel={() => setDiscarding(undefined)}
      />
    </section>
  );
}

function DraftSummary({ draft }: { draft: Draft }) {
  const { category, images } = toValues(draft.form);
  const image = mainImage(images);
  const age = formatAge(new Date(draft.updatedAt), new Date());
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
            age === 'now' ? 'just now' : age,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}

const isPaid = ({ payment }: Draft) => payment?.state === 'paid';

const paidFirst = (a: Draft, b: Draft) => Number(isPaid(b)) - Number(isPaid(a));

const whatGoes = (draft: Draft) =>
  isPaid(draft)
    ? `${titleOf(draft)}. What you paid for its upgrades goes back to your card.`
    : titleOf(draft);

const titleOf = ({ form }: Draft) => toValues(form).title.trim() || 'No title yet';
