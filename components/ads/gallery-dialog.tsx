'use client';

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { PhotoStrip } from './photo-strip';

type GalleryDialogProps = {
  open: boolean;
  photos: string[];
  title: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** The photos on the whole screen. Escape closes it, and the focus returns. */
export const GalleryDialog = ({ open, onClose, ...strip }: GalleryDialogProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Popup className="fixed inset-0 z-50 bg-page text-ink">
        <Dialog.Title className="sr-only">Photos: {strip.title}</Dialog.Title>
        <PhotoStrip {...strip} sizes="100vw" />
        <Dialog.Close
          aria-label="Close"
          className="absolute top-3 right-3 grid size-12 place-items-center rounded-full bg-glass text-glass-ink"
        >
          <X aria-hidden="true" />
        </Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
