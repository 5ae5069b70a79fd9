import type { Metadata } from 'sharp';

const megabyte = 1024 ** 2;

export const versionsMemory = 40 * megabyte;
/** Rows that libvips reads ahead when it decodes from top to bottom. */
const rowsAhead = 640;
/** Buffers between the steps, as a multiple of those rows. */
const buffers = 1.25;

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/** An estimate in bytes, from the header. */
export function decodingMemory(header: Header): number {
  const { width, height } = header;
  const perPixel = wholeBytesPerPixel(header);
  if (perPixel) return versionsMemory + width * height * perPixel;
  const rows = Math.min(height, rowsAhead) * buffers;
  return versionsMemory + rows * width * sampleBytes(header);
}

/** Undefined if the picture can be decoded row by row. */
function wholeBytesPerPixel(header: Header): number | undefined {
  if (header.format === 'webp') return 4;
  if (!header.isProgressive) return undefined;
  if (header.format !== 'jpeg') return sampleBytes(header);
  // A progressive JPEG has coefficients of two bytes.
  return header.chromaSubsampling === '4:2:0' ? 3 : 2 * header.channels;
}

const sampleBytes = ({ channels, depth }: Header) => channels * (depth === 'ushort' ? 2 : 1);
