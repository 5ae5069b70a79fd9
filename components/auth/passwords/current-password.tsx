import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/auth/form/text-field';

type CurrentPasswordProps = { field: UseFormRegisterReturn; error: string | undefined };

export const CurrentPassword = (field: CurrentPasswordProps) => (
  <TextField {...field} label="Current password" type="password" autoComplete="current-password" />
);
