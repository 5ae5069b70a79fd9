import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type WizardBarProps = {
  onBack: (() => void) | undefined;
  /** Undefined while another button is the primary one. */
  next: string | undefined;
  /** Publishes an edit from any step. */
  onSave: (() => void) | undefined;
  formId: string;
  isPublishing: boolean;
  isPaying: boolean;
  /** Publishing waits for uploads. */
  isUploading: boolean;
  failure: string | undefined;
};

export function WizardBar({ onBack, next, onSave, formId, failure, ...busy }: WizardBarProps) {
  const waiting = {
    busy: busy.isPublishing || busy.isUploading,
    busyLabel: busy.isUploading ? 'Uploading photos...' : 'Publishing...',
  };
  return (
    <div className="sticky bottom-0 z-10 low:static -mx-4 grid gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
      {failure && (
        <Notice tone="negative" live>
          {failure}
        </Notice>
      )}
      <div className="flex gap-3">
        {onBack && (
          <Button look="quiet" onClick={onBack} disabled={busy.isPublishing || busy.isPaying}>
            Back
          </Button>
        )}
        {next && (
          <Button
            type="submit"
            form={formId}
            look={onSave ? 'quiet' : 'brand'}
            {...(onSave ? { disabled: busy.isPublishing } : waiting)}
            className="grow sm:ml-auto sm:grow-0 sm:px-10"
          >
            {next}
          </Button>
        )}
        {onSave && (
          <Button onClick={onSave} {...waiting} className="grow sm:grow-0 sm:px-10">
            Save
          </Button>
        )}
      </div>
    </div>
  );
}
