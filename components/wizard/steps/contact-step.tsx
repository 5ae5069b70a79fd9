'use client';

import type { PhoneVerification } from '@/components/phone/use-phone-verification';
import { Choices } from '@/components/ui/fields/choices';
import { FieldGroup } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/notice';
import { PhoneField } from '@/components/wizard/fields/phone-field';
import { useField } from '@/components/wizard/form/use-field';
import { yesNo } from '@/lib/catalogue/enumerations';

type ContactStepProps = { verification: PhoneVerification; isAdult: boolean };

export function ContactStep({ verification, isAdult }: ContactStepProps) {
  const { id, value, error, onChange } = useField<string>('showPhone');
  const { value: phone } = useField<string>('phone');
  const isNumberShown = phone.trim() !== '' && value === 'Yes';
  return (
    <>
      <PhoneField verification={verification} required={isAdult} />
      <FieldGroup
        id={id}
        label="Show my phone number"
        error={error}
        hint="Yes: people see it when they ask for it. No: nobody sees it."
      >
        <Choices
          type="radio"
          name={id}
          choices={yesNo.map((option) => ({ value: option, label: option }))}
          chosen={[value]}
          onChange={onChange}
        />
      </FieldGroup>
      <Notice>
        Readers answer your ad by a message on the site
        {isNumberShown ? ', or by phone' : ''}. You find messages in My Account, and we send you a
        mail. Nobody sees your email address.
      </Notice>
      <p className="border-t border-line pt-4 text-sm text-muted">
        By publishing you agree to our{' '}
        <a href="/terms" target="_blank" className="link" rel="noopener">
          terms
        </a>{' '}
        and our{' '}
        <a href="/privacy" target="_blank" className="link" rel="noopener">
          privacy policy
        </a>
        .
      </p>
    </>
  );
}
