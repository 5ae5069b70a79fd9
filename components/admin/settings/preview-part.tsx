import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type PreviewPartProps = {
  error: string | undefined;
  busy: boolean;
  preview: ReactNode;
  /** Undefined if there is nothing to change. */
  onMake: (() => void) | undefined;
  makeLabel: string;
};

/** The last part of a form whose change is previewed before it is made. */
export const PreviewPart = ({ error, busy, preview, onMake, makeLabel }: PreviewPartProps) => (
  <>
    {error && (
      <Notice tone="negative" live>
        {error}
      </Notice>
    )}
    {preview && (
      <Notice tone="warning" live>
        {preview}
      </Notice>
    )}
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look={preview ? 'quiet' : 'brand'} busy={busy}>
        Preview
      </Button>
      {onMake && (
        <Button busy={busy} onClick={onMake}>
          {makeLabel}
        </Button>
      )}
    </div>
  </>
);
