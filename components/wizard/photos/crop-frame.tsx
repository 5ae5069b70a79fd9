'use client';

import 'react-easy-crop/react-easy-crop.css';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import type { Area } from '@/components/ui/browser/to-jpeg';
import { useObjectUrl } from '@/components/ui/browser/use-object-url';
import { Button } from '@/components/ui/button';
import { cropZoom } from '@/lib/catalogue/limits';

const zoomStep = 0.1;
/** Screen pixels per press of an arrow key; a fifth of that with Shift. */
const moveStep = 10;

const track =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-strong [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-strong';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-2.25 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent';

export type CropFrameProps = {
  file: File;
  left: number;
  onCentreAll: () => void;
  onUpload: (file: File, area: Area) => void;
  onCancel: (file: File) => void;
  onUnreadable: (file: File) => void;
};

export function CropFrame({ file, left, ...props }: CropFrameProps) {
  const { onCentreAll, onUpload, onCancel, onUnreadable } = props;
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(cropZoom.min);
  const [area, setArea] = useState<Area>();
  const frame = useRef<RefObject<HTMLDivElement> | null>(null);
  const zoomId = useId();
  const zoomBy = (step: number) =>
    setZoom((now) => Math.min(cropZoom.max, Math.max(cropZoom.min, now + step)));
  useZoomKeys(zoomBy);
  const isReady = area !== undefined;
  useEffect(() => {
    if (isReady) frame.current?.current?.focus();
  }, [isReady]);

  return (
    <div className="grid gap-4">
      <div className="relative aspect-square max-h-[52dvh] w-full overflow-hidden rounded-control bg-surface-2">
        {url && (
          <Cropper
            image={url}
            aspect={1}
            crop={crop}
            zoom={zoom}
            minZoom={cropZoom.min}
            maxZoom={cropZoom.max}
            keyboardStep={moveStep}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            setCropperRef={(ref) => {
              frame.current = ref;
            }}
            mediaProps={{ alt: '', onError: () => onUnreadable(file) }}
            classes={{ cropAreaClassName: '-outline-offset-4' }}
            cropperProps={{
              role: 'application',
              'aria-label': `${file.name}: arrow keys move the photo, plus and minus zoom`,
            }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div>
        <label htmlFor={zoomId} className="font-medium">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          min={cropZoom.min}
          max={cropZoom.max}
          step={zoomStep}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} times`}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className={`block h-11 w-full appearance-none bg-transparent ${track} ${thumb}`}
        />
        <p className="text-sm text-muted">
          Drag the photo or use the arrow keys to move it. Pinch, slide, or press + and − to zoom.
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:px-3 sm:gap-3">
        {left > 1 && (
          <Button look="plain" onClick={onCentreAll} className="mr-auto">
            Centre all {left}
          </Button>
        )}
        <Button look="quiet" onClick={() => onCancel(file)}>
          Cancel
        </Button>
        <Button disabled={!area} onClick={() => area && onUpload(file, area)}>
          Upload
        </Button>
      </div>
    </div>
  );
}

/** Plus and minus zoom wherever the focus is; with Ctrl or Cmd they keep the browser's function. */
function useZoomKeys(zoomBy: (step: number) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
      if (event.key === '-') zoomBy(-zoomStep);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
