import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ChangeButtonProps = { of: string; onChange: () => void };

/** Leads back to the step with what is named, which only screen readers need. */
export const ChangeButton = ({ of, onChange }: ChangeButtonProps) => (
  <Button look="plain" size="small" className="shrink-0" onClick={onChange}>
    Change<span className="sr-only"> {of}</span>
  </Button>
);

/** A text and its button, which on phones is below, so that the text keeps its width. */
export const WithChangeButton = ({
  children,
  ...change
}: ChangeButtonProps & { children: ReactNode }) => (
  <div className="grid justify-items-start gap-1 max-sm:[&>button]:-ml-3.5 sm:flex sm:items-start sm:justify-between sm:gap-4">
    {children}
    <ChangeButton {...change} />
  </div>
);
