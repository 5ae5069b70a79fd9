import { imageWidths } from '@/lib/catalogue/limits';

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const longestSide = Math.max(...imageWidths);
const quality = 0.9;

/**
 * The picture, or the chosen part of it, as a JPEG data URL: upright, at most 1440 pixels a side,
 * and without what the camera wrote into the file. Rejects when the browser cannot open it.
 */
export async function toJpeg(file: Blob, area?: Area): Promise<string> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return draw(
      image,
      area ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight },
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(image: HTMLImageElement, { x, y, width, height }: Area): string {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  // JPEG knows no transparency: without this, see-through turns black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
