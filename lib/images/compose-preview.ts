import { sharp } from './decoders';

/* Puts a photo and a drawing of words together, for previews of links. */

type Size = { width: number; height: number };

/**
 * A JPEG of `size`: the photo fills the square on the left, and `words`, a PNG of the whole size,
 * lies over it. Throws when the photo cannot be read.
 */
export async function composePreview(
  photo: Uint8Array | null,
  words: Uint8Array,
  { width, height }: Size,
): Promise<Buffer<ArrayBuffer>> {
  const square = photo && (await sharp(photo).resize(height, height, { fit: 'cover' }).toBuffer());
  const canvas = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const jpeg = await canvas
    .composite([
      ...(square ? [{ input: square, left: 0, top: 0 }] : []),
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return Buffer.from(jpeg);
}
