'use client';

import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { acceptedTypes } from '@/components/ui/fields/accepted-types';

type AddPhotosProps = {
  id: string;
  /** How many more photos can be added, of `limit`. */
  free: number;
  limit: number;
  onFiles: (files: File[]) => void;
};

export function AddPhotos({ id, free, limit, onFiles }: AddPhotosProps) {
  usePastedFiles(onFiles);
  return (
    <div className="relative grid min-h-24 place-items-center rounded-card border-2 border-dashed border-line-strong p-4 text-center hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <label htmlFor={id} className="flex items-center gap-2 font-semibold">
        <ImagePlus aria-hidden="true" className="size-5" />
        Add photos
      </label>
      <span id={`${id}-free`} className="text-sm text-muted">
        {free === limit ? `As many as ${limit} at once` : `${free} more of ${limit}`}
      </span>
      <span className="hidden text-sm text-muted mouse:block">or drop or paste them here</span>
      <input
        id={id}
        type="file"
        accept={acceptedTypes}
        multiple
        aria-describedby={`${id}-free`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}

/** Images pasted anywhere on the page. If the clipboard also has text, the text is meant. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...data.files]);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
