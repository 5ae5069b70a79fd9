'use client';

import { useFormContext } from 'react-hook-form';
import type { PhoneVerification } from '@/components/phone/use-phone-verification';
import { toValues, type WizardValues } from '@/components/wizard/form/values';
import type { Checkout } from '@/components/wizard/publishing/use-checkout';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { CategoryStep } from './category-step';
import { ConfirmStep } from './confirm-step';
import { ContactStep } from './contact-step';
import { DetailsStep } from './details-step';
import { UpgradesStep } from './upgrades-step';

type WizardStepProps = {
  step: number;
  kind: FormKind | undefined;
  now: Date;
  ad: OwnAdReply | undefined;
  isAdult: boolean;
  verification: PhoneVerification;
  checkout: Checkout;
  onChange: (step: number) => void;
};

export function WizardStep({ step, kind, now, ad, ...props }: WizardStepProps) {
  const { getValues } = useFormContext<WizardValues>();
  switch (step) {
    case 2:
      return kind && <DetailsStep kind={kind} now={now} />;
    case 3:
      return <ContactStep verification={props.verification} isAdult={props.isAdult} />;
    case 4:
      return (
        <UpgradesStep
          active={ad?.promotions ?? []}
          paid={props.checkout.paid}
          values={toValues(getValues())}
          isOffered={props.checkout.isOffered}
        />
      );
    case 5:
      return (
        kind && (
          <ConfirmStep
            values={toValues(getValues())}
            kind={kind}
            adId={ad?._id}
            onChange={props.onChange}
          />
        )
      );
    default:
      return <CategoryStep />;
  }
}
