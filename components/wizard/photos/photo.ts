/** A picture of an ad as the form holds it: `src` is its uploaded file name. */
export type Photo = { src: string; main: boolean };

/*
 * What a person can do with the pictures of a form. With `hasMain` exactly one is main as long as
 * there are any, and it is the first until another is chosen; without, none ever is.
 */

export const addPhoto = (photos: Photo[], src: string, hasMain: boolean): Photo[] =>
  withMain([...photos, { src, main: false }], hasMain);

export const removePhoto = (photos: Photo[], src: string, hasMain: boolean): Photo[] =>
  withMain(
    photos.filter((photo) => photo.src !== src),
    hasMain,
  );

export const setMainPhoto = (photos: Photo[], src: string): Photo[] =>
  photos.map((photo) => ({ ...photo, main: photo.src === src }));

/** One place towards the start (-1) or the end (1); at the edge nothing changes. */
export function movePhoto(photos: Photo[], src: string, by: -1 | 1): Photo[] {
  const from = photos.findIndex((photo) => photo.src === src);
  const moved = photos[from];
  const to = from + by;
  if (!moved || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function withMain(photos: Photo[], hasMain: boolean): Photo[] {
  const main = hasMain
    ? Math.max(
        0,
        photos.findIndex((photo) => photo.main),
      )
    : -1;
  return photos.map(({ src }, index) => ({ src, main: index === main }));
}
