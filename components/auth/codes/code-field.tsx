import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/auth/form/text-field';
import { codeDigits } from '@/lib/catalogue/limits';

type CodeFieldProps = {
  field: UseFormRegisterReturn;
  error: string | undefined;
  className: string;
};

export const CodeField = ({ className, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    label={`Code from the email (${codeDigits} digits)`}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={codeDigits}
    className={`tabular text-center ${className}`}
  />
);
