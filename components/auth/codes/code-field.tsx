import type { ClipboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/auth/form/text-field';
import { codeDigits } from '@/lib/catalogue/limits';

type CodeFieldProps = {
  field: UseFormRegisterReturn;
  error: string | undefined;
  className: string;
  /** For screens with no other input. */
  autoFocus?: boolean;
};

export const CodeField = ({ className, ...props }: CodeFieldProps) => (
  <TextField
    {...props}
    label={`Code from the email (${codeDigits} digits)`}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={codeDigits}
    onPaste={(event) => takeDigits(event, props.field)}
    className={`tabular text-center ${className}`}
  />
);

/** From any pasted text: "Your code is 12 34". */
function takeDigits(event: ClipboardEvent<HTMLInputElement>, field: UseFormRegisterReturn) {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, codeDigits);
  if (digits === '') return;
  event.preventDefault();
  event.currentTarget.value = digits;
  void field.onChange({ target: event.currentTarget, type: 'change' });
}
