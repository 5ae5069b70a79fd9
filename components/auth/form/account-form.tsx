import type { ReactNode, SubmitEventHandler } from 'react';
import { FormErrors, type FormErrorsProps } from './form-errors';

type AccountFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  summary: FormErrorsProps;
  children: ReactNode;
};

/** By post, so that nothing typed stands in an address when it is sent before the scripts come. */
export const AccountForm = ({ onSubmit, summary, children }: AccountFormProps) => (
  <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
    <FormErrors {...summary} />
    {children}
  </form>
);
