import { imageWidths } from '@/lib/catalogue/limits';

type Width = (typeof imageWidths)[number];

const largest = Math.max(...imageWidths);

/**
 * Where a picture is shown from. An uploaded file name (`abc.webp`) is served from /uploads/ in the
 * asked width; an address or inline data is used as it is.
 */
export function imageUrl(src: string, width: Width): string {
  if (src.includes(':') || src.startsWith('//')) return src;
  const name = src.replace(/^\/?uploads\//, '');
  return `/uploads/${width === largest ? name : name.replace(/\.webp$/, `-${width}.webp`)}`;
}

/** The srcset of an uploaded picture. */
export const imageSrcSet = (src: string) =>
  imageWidths.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ');
