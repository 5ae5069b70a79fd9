'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { PaymentSection } from '@/components/payments/payment-section';
import { type Providers, providerIn } from '@/components/payments/providers';
import { usePhoneVerification } from '@/components/phone/use-phone-verification';
import { isPhoneScreen } from '@/components/ui/browser/phone-screen';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { wizardSteps } from '@/lib/catalogue/limits';
import type { FieldErrors } from '@/lib/errors';
import { type Trouble, WizardDialogs } from './dialogs/wizard-dialogs';
import { errorsOfField } from './form/field-errors';
import { checkStep, fieldsOfStep, firstFailingStep, stepNames } from './form/steps';
import { fieldId } from './form/use-field';
import { kindOfValues, toValues, type WizardValues } from './form/values';
import { placeFailure } from './publishing/place-failure';
import { useCheckout } from './publishing/use-checkout';
import { usePublish } from './publishing/use-publish';
import { usePublishOncePaid } from './publishing/use-publish-once-paid';
import { formOf } from './saving/draft-saver';
import { SaveStatus } from './saving/save-status';
import { troubleOf, useDraft } from './saving/use-draft';
import type { Start } from './start/load-start';
import { PhotosPart } from './steps/photos-part';
import { ReactivationNotice } from './steps/reactivation-notice';
import { WizardStep } from './steps/wizard-step';
import { useStepFocus } from './use-step-focus';
import { useSteps } from './use-steps';
import { WizardBar } from './wizard-bar';
import { WizardProgress } from './wizard-progress';

type WizardFormProps = {
  userId: string;
  username: string;
  verifiedPhones: string[];
  canVerifyPhones: boolean;
  providers: Providers;
  adId: string | undefined;
  ad: OwnAdReply | undefined;
  start: Start;
  initialStep: number;
  copyKey: string;
};

export function WizardForm(props: WizardFormProps) {
  const { userId, adId, ad, start, copyKey } = props;
  const form = useForm<WizardValues>({ defaultValues: start.state.form });
  const category = categoryByName(useWatch({ control: form.control, name: 'category' }));
  const phone = useWatch({ control: form.control, name: 'phone' });
  const kind = kindOfValues({ category: category?.name ?? '' });
  const { step, goTo, back } = useSteps(props.initialStep);
  const [now] = useState(() => new Date());
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const [isPhone] = useState(isPhoneScreen);
  const [trouble, setTrouble] = useState<Trouble>();
  const version = useRef(start.state.form.version);
  const currentStep = useRef(step);
  currentStep.current = step;

  const read = () => {
    const values = toValues(form.getValues());
    return { ...values, extras: checkout.isOffered ? values.extras : {}, version: version.current };
  };
  const { saver, report } = useDraft({
    ...{ form, start, userId, adId, copyKey },
    step: () => currentStep.current,
    adVersion: () => version.current,
    onTrouble: setTrouble,
  });
  const checkout = useCheckout({
    ...{ form, start, adId, saver },
    provider: providerIn(props.providers, category),
    isLastStep: step === wizardSteps,
    onLoggedOut: () => setTrouble('login'),
  });
  const verification = usePhoneVerification({
    phone,
    known: props.verifiedPhones,
    isOffered: props.canVerifyPhones,
    onLoggedOut: () => setTrouble('login'),
  });
  const { clearErrors } = form;
  useEffect(() => {
    if (verification.isVerified) clearErrors('phone');
  }, [verification.isVerified, clearErrors]);
  const { publish, isPublishing } = usePublish({
    userId,
    adId,
    saver,
    onPublished: saver.copies.finish,
    onFailure: (failed) => {
      if (failed.status === 402) checkout.forgetPaid();
      const place = placeFailure(failed, kind, adId !== undefined);
      if (place.dialog) return setTrouble(place.dialog);
      if (place.step) return showErrors(place.step, place.errors);
      setFailure(place.message);
    },
  });

  const { errors } = form.formState;
  const summary = fieldsOfStep(step, kind)
    .flatMap((name) => errorsOfField(errors, name))
    .map(({ path, message }) => ({ id: fieldId(path), message }));
  const heading = useStepFocus(step, summary.length > 0, saver);

  function moveTo(next: number) {
    form.clearErrors();
    setFailure(undefined);
    goTo(next);
  }

  function showErrors(onStep: number, found: FieldErrors) {
    moveTo(onStep);
    for (const [name, message] of Object.entries(found)) form.setError(name, { message });
    setAttempt((count) => count + 1);
  }

  const phoneErrors = () => verification.check(category?.isAdult ?? false);

  async function proceed() {
    const found = checkStep(step, read(), now);
    if (step === 3) Object.assign(found, await phoneErrors());
    return Object.keys(found).length > 0 ? showErrors(step, found) : moveTo(step + 1);
  }

  async function publishAll() {
    if (checkout.isDue) return;
    setFailure(undefined);
    const failing = firstFailingStep(read(), wizardSteps, now);
    if (failing) return showErrors(failing.step, failing.errors);
    const ofPhone = await phoneErrors();
    if (Object.keys(ofPhone).length > 0) return showErrors(3, ofPhone);
    await publish(read());
  }

  /** Saves an edit from any step. If a payment is due, opens the last step first. */
  const save = () => void (checkout.isDue ? proceedToPay() : publishAll());

  function proceedToPay() {
    const failing = firstFailingStep(read(), wizardSteps, now);
    return failing ? showErrors(failing.step, failing.errors) : moveTo(wizardSteps);
  }

  const isPublishingSoon = usePublishOncePaid(
    checkout.isJustPaid && step === wizardSteps && !isUploading,
    publishAll,
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === wizardSteps ? publishAll() : proceed());
  };

  const names = stepNames(kind, adId !== undefined);
  const formId = useId();
  const payment = step === wizardSteps && checkout.chosen.length > 0 && (
    <PaymentSection
      payment={checkout.payment}
      chosen={checkout.chosen}
      isPaid={checkout.paid !== undefined}
      isPublishing={isPublishingSoon}
      otherwise={{ label: 'Continue without upgrades', onChoose: checkout.continueWithout }}
    />
  );
  return (
    <FormProvider {...form}>
      <WizardProgress step={step} names={names} onChoose={adId ? moveTo : undefined}>
        <SaveStatus {...report} onResolve={() => setTrouble(troubleOf(report.state))} />
      </WizardProgress>
      <div className="grid gap-6 [&_input]:scroll-mb-28">
        {isPhone && payment}
        <form id={formId} noValidate onSubmit={submit} className="card grid gap-6 p-4 sm:p-6">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {names[step - 1]}
          </h2>
          <ReactivationNotice ad={ad} now={now} />
          <ErrorSummary key={step} errors={summary} attempt={attempt} />
          <WizardStep
            {...{ step, kind, now, ad, verification, checkout }}
            isAdult={category?.isAdult ?? false}
            onChange={moveTo}
          />
          {kind && <PhotosPart kind={kind} isShown={step === 2} onBusyChange={setUploading} />}
        </form>
        {!isPhone && payment}
        <WizardBar
          onBack={step > 1 ? back : undefined}
          next={step < wizardSteps ? 'Next' : checkout.isDue ? undefined : 'Publish Ad'}
          onSave={adId && step < wizardSteps ? save : undefined}
          formId={formId}
          failure={failure}
          isPublishing={isPublishing}
          isPaying={checkout.payment.isPaying}
          isUploading={isUploading && (adId !== undefined || step === wizardSteps)}
        />
      </div>
      <WizardDialogs
        {...{ trouble, saver, ad }}
        username={props.username}
        onClose={() => setTrouble(undefined)}
        onTakeOther={(draft) => {
          const { version: adVersion, ...values } = formOf(draft);
          version.current = adVersion;
          form.reset(values);
          moveTo(draft.step);
        }}
        onOverwrite={(current) => {
          version.current = current;
          void publish(read());
        }}
      />
    </FormProvider>
  );
}
