import { mainFirst } from '@/lib/images/main-image';

/** A picture in the form; `src` is its uploaded file name. */
export type Photo = { src: string; main: boolean };

/* The first picture is the cover, which `hasMain` flags as main. */

export const addPhoto = (photos: Photo[], src: string, hasMain: boolean): Photo[] =>
  withCover([...mainFirst(photos), { src, main: false }], hasMain);

export const removePhoto = (photos: Photo[], src: string, hasMain: boolean): Photo[] =>
  withCover(
    mainFirst(photos).filter((photo) => photo.src !== src),
    hasMain,
  );

export function setMainPhoto(photos: Photo[], src: string): Photo[] {
  const chosen = photos.filter((photo) => photo.src === src);
  return withCover([...chosen, ...photos.filter((photo) => photo.src !== src)], true);
}

/** `to` counts from 0. */
export function movePhoto(photos: Photo[], src: string, to: number, hasMain: boolean): Photo[] {
  const ordered = mainFirst(photos);
  const from = ordered.findIndex((photo) => photo.src === src);
  const moved = ordered[from];
  if (!moved || to < 0 || to >= ordered.length) return photos;
  return withCover(ordered.toSpliced(from, 1).toSpliced(to, 0, moved), hasMain);
}

const withCover = (photos: Photo[], hasMain: boolean): Photo[] =>
  photos.map(({ src }, index) => ({ src, main: hasMain && index === 0 }));
