import { Button } from '@/components/ui/button';

type WizardBarProps = {
  onBack: (() => void) | undefined;
  next: string;
  busyLabel: string;
  busy: boolean;
};

/** Back and Next: within the thumb's reach on a phone, at the end of the form elsewhere. */
export const WizardBar = ({ onBack, next, busyLabel, busy }: WizardBarProps) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:justify-between sm:border-0 sm:bg-transparent sm:p-0">
    {onBack && (
      <Button look="quiet" onClick={onBack} disabled={busy}>
        Back
      </Button>
    )}
    <Button
      type="submit"
      busy={busy}
      busyLabel={busyLabel}
      className="grow sm:ml-auto sm:grow-0 sm:px-10"
    >
      {next}
    </Button>
  </div>
);
