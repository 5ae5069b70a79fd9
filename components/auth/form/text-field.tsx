import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { PasswordInput } from '@/components/ui/fields/password-input';

type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref'
> & {
  field: UseFormRegisterReturn;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
};

export function TextField({ field, label, error, hint, type = 'text', ...props }: TextFieldProps) {
  return (
    <Field id={field.name} label={label} error={error} hint={hint} required>
      {(control) =>
        type === 'password' ? (
          <PasswordInput {...control} {...props} {...field} />
        ) : (
          <TextInput {...control} {...props} {...field} type={type} />
        )
      }
    </Field>
  );
}
