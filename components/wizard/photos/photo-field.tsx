'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useFocusAfter } from '@/components/ui/browser/use-focus-after';
import { FieldGroup } from '@/components/ui/fields/field';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { imageMaxBytes } from '@/lib/catalogue/limits';
import { tooManyImages } from '@/lib/catalogue/site-texts';
import { AddPhotos } from './add-photos';
import { CropDialog } from './crop-dialog';
import { addPhoto, movePhoto, type Photo, removePhoto, setMainPhoto } from './photo';
import { PhotoGrid } from './photo-grid';
import { PhotoProblems } from './photo-problems';
import { type TileAction, tileButtonId } from './photo-tile';
import { cannotOpen, refusal } from './picture-files';
import { UploadTile } from './upload-tile';
import { useCropQueue } from './use-crop-queue';
import { useUploads } from './use-uploads';

type PhotoFieldProps = {
  id: string;
  limit: FormKind['maxImages'];
  /** Square crop and a main photo; not in the generic form. */
  crop: boolean;
  value: Photo[];
  /** Reads the current photos: two uploads may end before the first is rendered. */
  latest: () => Photo[];
  onChange: (photos: Photo[]) => void;
  error?: string;
  /** Leaving the step while photos are cropped or uploaded would lose them. */
  onBusyChange?: (isBusy: boolean) => void;
};

export function PhotoField(props: PhotoFieldProps) {
  const { id, limit, crop, value, latest, onChange, error, onBusyChange } = props;
  const [problems, setProblems] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const queue = useCropQueue();
  const addId = `${id}-add`;
  const { uploads, ...sender } = useUploads({
    onUploaded(name) {
      const photos = addPhoto(latest(), name, crop);
      onChange(photos);
      setNews(`Photo uploaded: ${photos.length} of ${limit}.`);
    },
    onUnreadable: (file) => setProblems((all) => [...all, cannotOpen(file)]),
  });
  const free = limit - value.length - uploads.length;
  const focusNext = useFocusAfter();
  const home = () => document.getElementById(addId) ?? document.getElementById(id);
  useBusy(queue.waiting > 0 || uploads.some((upload) => !upload.error), onBusyChange);

  function take(files: File[]) {
    const refusals = files.map(refusal);
    const good = files.filter((_, index) => !refusals[index]);
    const room = Math.max(0, free - queue.waiting);
    const said = refusals.filter((sentence) => sentence !== undefined);
    setProblems(good.length > room ? [...said, tooManyImages(limit)] : said);
    const taken = good.slice(0, room);
    if (crop) return queue.add(taken);
    if (taken.length === free) focusNext(home);
    for (const file of taken) sender.add(file);
  }

  function act(action: TileAction, { src }: Photo, index: number) {
    const number = index + 1;
    if (action === 'remove') {
      const left = removePhoto(latest(), src, crop);
      const neighbour = left[Math.min(index, left.length - 1)];
      focusNext(() =>
        neighbour ? document.getElementById(tileButtonId(id, neighbour.src, action)) : home(),
      );
      onChange(left);
      setNews(`Photo ${number} removed.`);
    } else if (action === 'main') {
      focusNext(() => document.getElementById(tileButtonId(id, src, action)));
      onChange(setMainPhoto(latest(), src));
      setNews(`Photo ${number} is now the main photo and comes first.`);
    } else {
      focusNext(() => document.getElementById(tileButtonId(id, src, action)));
      move(src, action === 'left' ? index - 1 : index + 1);
    }
  }

  function move(src: string, to: number) {
    onChange(movePhoto(latest(), src, to, crop));
    setNews(`Photo moved to place ${to + 1} of ${value.length}.`);
  }

  return (
    <FieldGroup
      id={id}
      label="Photos"
      error={error}
      hint={`Up to ${limit} photos. JPEG, PNG or WebP, at most ${imageMaxBytes / 1024 ** 2} MB each. The first is the cover: put them in order with the arrows, or hold and drag.`}
    >
      <div className="grid gap-4">
        {queue.waiting === 0 && <PhotoProblems problems={problems} />}
        {value.length + uploads.length > 0 && (
          <PhotoGrid
            id={id}
            photos={value}
            hasMain={crop}
            onAction={act}
            onDrop={(src, to) => move(src, to)}
          >
            {uploads.map((upload) => (
              <UploadTile
                key={upload.id}
                upload={upload}
                onRetry={() => {
                  focusNext(home);
                  sender.retry(upload);
                }}
                onRemove={() => {
                  focusNext(home);
                  sender.dismiss(upload);
                }}
              />
            ))}
          </PhotoGrid>
        )}
        {free > 0 && <AddPhotos id={addId} free={free} limit={limit} onFiles={take} />}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <CropDialog
        files={queue.files}
        at={queue.at}
        problems={problems}
        returnFocus={() => home()?.focus()}
        onUpload={(file, area) => {
          sender.add(file, area);
          queue.next();
        }}
        onCentreAll={() => {
          for (const file of queue.rest()) sender.add(file, 'centre');
          queue.end();
        }}
        onCancel={queue.next}
        onUnreadable={(file) => {
          setProblems((all) => [...all, cannotOpen(file)]);
          queue.next();
        }}
      />
    </FieldGroup>
  );
}

function useBusy(isBusy: boolean, report: ((isBusy: boolean) => void) | undefined) {
  const onBusy = useEffectEvent((now: boolean) => report?.(now));
  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy]);
}
