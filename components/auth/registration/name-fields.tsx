import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/auth/form/text-field';

type Name = 'firstName' | 'lastName' | 'username';

type NameFieldsProps = {
  register: (name: Name) => UseFormRegisterReturn;
  errorOf: (name: Name) => string | undefined;
};

export const NameFields = ({ register, errorOf }: NameFieldsProps) => (
  <>
    <TextField
      field={register('firstName')}
      label="First name"
      autoComplete="given-name"
      error={errorOf('firstName')}
    />
    <TextField
      field={register('lastName')}
      label="Last name"
      autoComplete="family-name"
      error={errorOf('lastName')}
    />
    <TextField
      field={register('username')}
      label="Username"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="Shown on your ads. Letters, numbers, dots, underscores and hyphens."
      error={errorOf('username')}
    />
  </>
);
