import type { UseFormRegisterReturn } from 'react-hook-form';
import { codeDigits } from '@/lib/catalogue/limits';
import { TextField } from './text-field';

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
