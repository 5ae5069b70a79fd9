import { imageWidths } from '@/lib/catalogue/limits';

export type ImageWidth = (typeof imageWidths)[number];

const largest = Math.max(...imageWidths);

/** The file that holds one width of an uploaded picture: `abc-320.webp` of `abc.webp`. */
export const imageFile = (name: string, width: ImageWidth) =>
  width === largest ? name : name.replace(/\.webp$/, `-${width}.webp`);

/**
 * Where a picture is shown from. An uploaded file name (`abc.webp`) is served from /uploads/ in the
 * asked width; an address or inline data is used as it is.
 */
export function imageUrl(src: string, width: ImageWidth): string {
  if (src.includes(':') || src.startsWith('//')) return src;
  return `/uploads/${imageFile(src.replace(/^\/?uploads\//, ''), width)}`;
}

/** The srcset of an uploaded picture, up to a width that is always enough where it is shown. */
export const imageSrcSet = (src: string, upTo = largest) =>
  imageWidths
    .filter((width) => width <= upTo)
    .map((width) => `${imageUrl(src, width)} ${width}w`)
    .join(', ');
