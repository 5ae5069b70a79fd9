'use client';

import { Dialog } from '@/components/ui/overlays/dialog';
import { CropFrame, type CropFrameProps } from './crop-frame';
import { PhotoProblems } from './photo-problems';

type CropDialogProps = Omit<CropFrameProps, 'file' | 'left'> & {
  files: File[];
  /** Index of the file in the frame. Past the last one the dialog closes. */
  at: number;
  /** Shown here while the dialog covers the form. */
  problems: readonly string[];
  returnFocus: () => void;
};

export function CropDialog({ files, at, problems, returnFocus, ...props }: CropDialogProps) {
  const file = files[at];
  const position = files.length > 1 ? ` ${at + 1} of ${files.length}` : '';
  return (
    <Dialog
      open={file !== undefined}
      onClose={() => file && props.onCancel(file)}
      title={`Crop photo${position}`}
      keepOnOutsidePress
      keepFocus
      returnFocus={returnFocus}
    >
      <div className="grid gap-4">
        <PhotoProblems problems={problems} />
        {file && <CropFrame key={at} file={file} left={files.length - at} {...props} />}
      </div>
    </Dialog>
  );
}
