import { Button } from '@/components/ui/button';

type ChangeButtonProps = { of: string; onChange: () => void };

/** Leads back to the step with what is named, which only screen readers need. */
export const ChangeButton = ({ of, onChange }: ChangeButtonProps) => (
  <Button look="plain" size="small" className="shrink-0" onClick={onChange}>
    Change<span className="sr-only"> {of}</span>
  </Button>
);
