'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { phoneDigitsToConfirm } from '@/lib/catalogue/limits';
import { CodeConfirmation } from './code-confirmation';
import { digitsOf, type PhoneVerification } from './use-phone-verification';

type PhoneInputProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint: ReactNode;
  required: boolean;
  verification: PhoneVerification;
};

export function PhoneInput(props: PhoneInputProps) {
  const { id, value, onChange, error, hint, required, verification } = props;
  return (
    <div className="grid gap-4">
      <Field id={id} label="Mobile number" required={required} error={error} hint={hint}>
        {(control) => (
          <div className="flex items-stretch gap-2">
            <span className="flex items-center rounded-control border border-line bg-surface-2 px-3.5">
              +44
            </span>
            <TextInput
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder="07400 123456"
              value={value}
              onChange={(event) => {
                verification.typed();
                onChange(event.target.value);
              }}
            />
          </div>
        )}
      </Field>
      {digitsOf(value).length >= phoneDigitsToConfirm && (
        <CodeConfirmation verification={verification} />
      )}
    </div>
  );
}
