'use client';

import { PhoneInput } from '@/components/phone/phone-input';
import type { PhoneVerification } from '@/components/phone/use-phone-verification';
import { useField } from '@/components/wizard/form/use-field';

type PhoneFieldProps = { verification: PhoneVerification; required: boolean };

export function PhoneField({ verification, required }: PhoneFieldProps) {
  const { id, value, error, onChange } = useField<string>('phone');
  return (
    <PhoneInput
      {...{ id, value, error, onChange, required, verification }}
      hint={
        required
          ? 'This category needs a verified number. We send a code to its WhatsApp.'
          : 'Optional. We send a code to its WhatsApp, so that nobody can use your number.'
      }
    />
  );
}
