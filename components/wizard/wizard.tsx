'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PricesInForce } from '@/components/payments/prices';
import type { Providers } from '@/components/payments/providers';
import { toast } from '@/components/ui/overlays/toast';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { wizardSteps } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Prices } from '@/lib/catalogue/upgrades';
import {
  draftOfAddress,
  hasStepInAddress,
  isReturn,
  replaceAddress,
  stepOfAddress,
} from './address';
import { AdultClosed } from './adult-closed';
import { ClosedCategories } from './closed-categories';
import { firstFailingStep } from './form/steps';
import { copyKey, draftOfTab, readCopy } from './saving/session-copy';
import { DraftChoice } from './start/draft-choice';
import { type Loaded, loadStart, type Start, startOfDraft } from './start/load-start';
import { LoadFailed, Loading } from './start/load-views';
import { WizardForm } from './wizard-form';

export type WizardProps = {
  userId: string;
  username: string;
  verifiedPhones: string[];
  /** False while the site can send no codes. */
  canVerifyPhones: boolean;
  providers: Providers;
  prices: Prices;
  /** Adult ads are not accepted while nobody can review them. */
  adultClosed: boolean;
  /** Slugs of categories that take no new ads. */
  closedCategories: string[];
  /** Set when editing. */
  adId?: string;
};

type Opened = { phase: 'opened'; start: Start; step: number; ad: OwnAdReply | undefined };

export function Wizard({
  userId,
  username,
  verifiedPhones,
  canVerifyPhones,
  providers,
  prices,
  adultClosed,
  closedCategories,
  adId,
}: WizardProps) {
  const router = useRouter();
  const [view, setView] = useState<Loaded | Opened | { phase: 'loading' }>({ phase: 'loading' });
  const key = copyKey(userId, adId);
  const [phone] = verifiedPhones;
  const withoutPhone = !canVerifyPhones && !phone ? siteTexts.adultPhonesNotVerified : undefined;

  const open = useCallback(
    (start: Start, step: number, ad: OwnAdReply | undefined) => {
      // A new ad opens at its first incomplete step at the latest.
      const failing = adId ? undefined : firstFailingStep(start.state.form, step, new Date());
      replaceAddress({ draft: start.draft?.id ?? null });
      setView({ phase: 'opened', start, ad, step: failing ? failing.step : step });
    },
    [adId],
  );

  const load = useCallback(async () => {
    const { search } = window.location;
    const draftId =
      draftOfAddress(search) ?? (isReturn(adId !== undefined) ? draftOfTab(key) : undefined);
    const loaded = await loadStart({ adId, draftId, copyKey: key, phone });
    if (loaded.phase === 'logged-out') {
      return router.replace(`/login?next=${encodeURIComponent(window.location.pathname + search)}`);
    }
    if (loaded.phase === 'no-ad') {
      toast.error(siteTexts.couldNotLoadAd);
      return router.replace('/my-account');
    }
    if (loaded.phase !== 'ready') return setView(loaded);
    const step = hasStepInAddress(search) ? stepOfAddress(search) : stepOf(loaded.start);
    open(loaded.start, step, loaded.ad);
  }, [adId, key, phone, open, router]);

  useEffect(() => {
    void load();
  }, [load]);

  const heading = adId ? 'Edit Your Ad' : 'Post an Ad';
  switch (view.phase) {
    case 'opened':
      return (
        <Frame heading={heading}>
          <AdultClosed value={adultClosed ? siteTexts.noModerators : withoutPhone}>
            <ClosedCategories value={closedCategories}>
              <PricesInForce value={prices}>
                <WizardForm
                  {...{ userId, username, verifiedPhones, canVerifyPhones, providers, adId }}
                  copyKey={key}
                  start={view.start}
                  initialStep={view.step}
                  ad={view.ad}
                />
              </PricesInForce>
            </ClosedCategories>
          </AdultClosed>
        </Frame>
      );
    case 'choose':
      return (
        <Frame heading={heading}>
          <DraftChoice
            drafts={view.drafts}
            isEdit={adId !== undefined}
            onContinue={(draft) => {
              const start = startOfDraft(draft, readCopy(key));
              open(start, stepOf(start), view.ad);
            }}
            onFresh={() =>
              open(view.fresh, adId ? stepOfAddress(window.location.search) : 1, view.ad)
            }
            onDiscarded={(draft) => {
              const drafts = view.drafts.filter(({ id }) => id !== draft.id);
              if (drafts.length > 0) setView({ ...view, drafts });
              else open(view.fresh, 1, view.ad);
            }}
          />
        </Frame>
      );
    case 'failed':
      return (
        <Frame heading={heading}>
          <LoadFailed onRetry={load} />
        </Frame>
      );
    default:
      return (
        <Frame heading={heading}>
          <Loading {...(adId && { text: siteTexts.loadingAdForEditing })} />
        </Frame>
      );
  }
}

/** A paid draft only has to be published. */
const stepOf = ({ payment, state }: Start) =>
  payment?.state === 'paid' ? wizardSteps : state.step;

const Frame = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-2xl gap-6">
    <h1 className="page-title">{heading}</h1>
    {children}
  </div>
);
