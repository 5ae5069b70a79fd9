import type { Ref } from 'react';
import { describedBy, FieldError } from '@/components/ui/fields/field';
import { cvMaxBytes } from '@/lib/catalogue/limits';

type CvFieldProps = {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
};

const id = 'message-cv';
const hint = `A PDF of up to ${cvMaxBytes / 1024 ** 2} MB. Only whoever posted the job can read it.`;

export const CvField = ({ ref, error, onChoose }: CvFieldProps) => (
  <div className="grid min-w-0 gap-1.5">
    <label htmlFor={id} className="font-medium">
      Your CV (optional)
    </label>
    <p id={`${id}-hint`} className="text-sm text-muted">
      {hint}
    </p>
    <FieldError id={id} error={error} live />
    <input
      ref={ref}
      id={id}
      type="file"
      accept="application/pdf,.pdf"
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChoose(event.target.files?.[0])}
      className="control max-w-full"
    />
  </div>
);
