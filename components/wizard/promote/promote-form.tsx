'use client';

import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { PaymentSection } from '@/components/payments/payment-section';
import { type Providers, providerIn } from '@/components/payments/providers';
import { Button, ButtonLink } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { checkStep } from '@/components/wizard/form/steps';
import { toValues, type WizardValues } from '@/components/wizard/form/values';
import { useCheckout } from '@/components/wizard/publishing/use-checkout';
import { usePublish } from '@/components/wizard/publishing/use-publish';
import type { Start } from '@/components/wizard/start/load-start';
import { UpgradesStep } from '@/components/wizard/steps/upgrades-step';
import { WizardBar } from '@/components/wizard/wizard-bar';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { editUpgradesPath, promotePath } from '@/lib/site-paths';

type PromoteFormProps = {
  userId: string;
  ad: OwnAdReply;
  start: Start;
  providers: Providers;
  onReload: () => Promise<void>;
};

const upgradesStep = 4;

/** The ad itself stays as it is, so there is no draft to save. */
const noDraft = {
  save: async () => undefined,
  pause: async () => undefined,
  resume: () => undefined,
  forget: () => undefined,
  current: () => undefined,
};

export function PromoteForm({ userId, ad, start, providers, onReload }: PromoteFormProps) {
  const form = useForm<WizardValues>({ defaultValues: start.state.form });
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<{ message: string; canReload?: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const formId = useId();
  const logIn = () =>
    window.location.assign(`/login?next=${encodeURIComponent(promotePath(ad._id))}`);

  const checkout = useCheckout({
    ...{ form, start, adId: ad._id, saver: noDraft },
    provider: providerIn(providers, categoryByName(ad.category)),
    isLastStep: isPaying,
    onLoggedOut: logIn,
  });
  const { publish, isPublishing } = usePublish({
    userId,
    adId: ad._id,
    saver: noDraft,
    onPublished: () => undefined,
    announce: () => toast.success(siteTexts.upgradesStarted),
    onFailure: (failed) => {
      if (failed.status === 401) return logIn();
      if (failed.status === 402) checkout.forgetPaid();
      const message = failed.error ?? siteTexts.publishFailed;
      setFailure({ message, canReload: failed.status === 409 });
    },
  });

  const begin = async () => {
    setFailure(undefined);
    const values = toValues(form.getValues());
    await publish({ ...values, version: start.state.form.version });
  };
  const beginOncePaid = useEffectEvent(() => void begin());
  useEffect(() => {
    if (checkout.isJustPaid) beginOncePaid();
  }, [checkout.isJustPaid]);

  function turnTo(paying: boolean) {
    setFailure(undefined);
    setPaying(paying);
    requestAnimationFrame(() => heading.current?.focus());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (checkout.paid) return void begin();
    const found = checkStep(upgradesStep, toValues(form.getValues()), new Date());
    if (checkout.chosen.length === 0) found.extras = siteTexts.noUpgradeChosen;
    for (const [name, message] of Object.entries(found)) form.setError(name, { message });
    if (Object.keys(found).length === 0) turnTo(true);
  }

  const next = nextLabel(isPaying, checkout);
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_input]:scroll-mb-28">
        <form
          id={formId}
          noValidate
          onSubmit={submit}
          className={isPaying ? 'contents' : 'card p-4 sm:p-6'}
        >
          <h2
            ref={heading}
            tabIndex={-1}
            className={isPaying ? 'sr-only' : 'mb-6 text-xl font-semibold outline-none'}
          >
            {isPaying ? 'Pay for upgrades' : 'Choose upgrades'}
          </h2>
          {!isPaying && (
            <div className="grid gap-6">
              <UpgradesStep
                active={ad.promotions}
                paid={checkout.paid}
                values={toValues(form.getValues())}
                isOffered={checkout.isOffered}
              />
            </div>
          )}
        </form>
        {isPaying && checkout.chosen.length > 0 && (
          <PaymentSection
            payment={checkout.payment}
            chosen={checkout.chosen}
            isPaid={checkout.paid !== undefined}
            isPublishing={isPublishing}
            paidText={siteTexts.paymentSuccessful}
            publishingText={siteTexts.upgradesStarting}
            otherwise={{ label: 'Change upgrades', onChoose: () => turnTo(false) }}
          />
        )}
        {(next || failure) && (
          <WizardBar
            onBack={undefined}
            next={next}
            onSave={undefined}
            formId={formId}
            failure={failure?.message}
            isPublishing={isPublishing}
            isPaying={checkout.payment.isPaying}
            isUploading={false}
          />
        )}
        {failure && (
          <p className="flex flex-wrap gap-3">
            {failure.canReload && (
              <Button look="quiet" size="small" onClick={() => void onReload()}>
                Load the ad again
              </Button>
            )}
            <ButtonLink href={editUpgradesPath(ad._id)} look="quiet" size="small">
              Edit the ad
            </ButtonLink>
          </p>
        )}
        {!isPublishing && (
          <p className="text-center">
            <a href="/my-account" className="link inline-flex min-h-11 items-center">
              Back to My Ads
            </a>
          </p>
        )}
      </div>
    </FormProvider>
  );
}

function nextLabel(
  isPaying: boolean,
  { paid, isOffered }: Pick<ReturnType<typeof useCheckout>, 'paid' | 'isOffered'>,
): string | undefined {
  if (paid) return 'Start upgrades';
  return isPaying || !isOffered ? undefined : 'Continue to payment';
}
