import { imageWidths } from '@/lib/catalogue/limits';

export type ImageWidth = (typeof imageWidths)[number];

const largest = Math.max(...imageWidths);

/** `abc-320.webp` of `abc.webp`. */
export const imageFile = (name: string, width: ImageWidth) =>
  width === largest ? name : name.replace(/\.webp$/, `-${width}.webp`);

/** Uploaded names are served from /uploads/ in this width; other addresses stay as they are. */
export function imageUrl(src: string, width: ImageWidth): string {
  if (src.includes(':') || src.startsWith('//')) return src;
  return `/uploads/${imageFile(src.replace(/^\/?uploads\//, ''), width)}`;
}

export const imageSrcSet = (src: string, upTo = largest) =>
  imageWidths
    .filter((width) => width <= upTo)
    .map((width) => `${imageUrl(src, width)} ${width}w`)
    .join(', ');
