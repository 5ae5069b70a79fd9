import type { ReactNode, SubmitEventHandler } from 'react';
import { FormErrors, type FormErrorsProps } from './form-errors';

type AccountFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  summary: FormErrorsProps;
  children: ReactNode;
};

/** Uses POST, so that a form sent before its script has loaded puts nothing into the address. */
export const AccountForm = ({ onSubmit, summary, children }: AccountFormProps) => (
  <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
    <FormErrors {...summary} />
    {children}
  </form>
);
