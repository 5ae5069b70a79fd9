import { imageWidths } from '@/lib/catalogue/limits';

/** A section of a picture in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** 'centre': the largest square in the middle. */
export type Crop = Area | 'centre';

const longestSide = Math.max(...imageWidths);
const quality = 0.9;

/** Upright, at most 1440 pixels a side, without metadata. Rejects if it cannot be opened. */
export async function toJpeg(file: Blob, crop?: Crop): Promise<string> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return draw(image, areaOf(image, crop));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function areaOf(
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  crop?: Crop,
): Area {
  if (crop === undefined) return { x: 0, y: 0, width, height };
  if (crop !== 'centre') return crop;
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

function draw(image: HTMLImageElement, { x, y, width, height }: Area): string {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  // JPEG has no transparency: without this, it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
