'use client';

import { PhoneInput } from '@/components/phone/phone-input';
import type { PhoneVerification } from '@/components/phone/use-phone-verification';
import { useField } from '@/components/wizard/form/use-field';
import { siteTexts } from '@/lib/catalogue/site-texts';

type PhoneFieldProps = { verification: PhoneVerification; required: boolean };

export function PhoneField({ verification, required }: PhoneFieldProps) {
  const { id, value, error, onChange } = useField<string>('phone');
  return (
    <PhoneInput
      {...{ id, value, error, onChange, required, verification }}
      hint={
        verification.isOffered ? (
          codeHint(required)
        ) : (
          <span className="text-warning">{withoutCodes(verification, required)}</span>
        )
      }
    />
  );
}

const codeHint = (required: boolean) =>
  required
    ? 'This category needs a verified number. We send a code to its WhatsApp.'
    : 'Optional. We send a code to its WhatsApp, so that nobody can use your number.';

function withoutCodes({ hasVerified }: PhoneVerification, required: boolean) {
  if (hasVerified) return siteTexts.newPhonesNotVerified;
  return required
    ? siteTexts.adultPhonesNotVerified
    : `${siteTexts.phonesNotVerified} Please leave this empty.`;
}
