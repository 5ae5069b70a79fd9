'use client';

import { Dialog } from '@/components/ui/dialog';
import { CropFrame, type CropFrameProps } from './crop-frame';

type CropDialogProps = Omit<CropFrameProps, 'file' | 'left'> & {
  files: File[];
  /** Which of the files is in the frame. Past the last one the dialog is closed. */
  at: number;
  returnFocus: () => void;
};

export function CropDialog({ files, at, returnFocus, ...props }: CropDialogProps) {
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
      {file && <CropFrame key={at} file={file} left={files.length - at} {...props} />}
    </Dialog>
  );
}
