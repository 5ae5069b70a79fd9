import type { Metadata, Sharp } from 'sharp';
import {
  imageDecodingBytes,
  imageMaxBytes,
  imageMaxPixels,
  imageWidths,
} from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { weightedQueue } from '@/lib/work-queue';
import { sharp } from './decoders';
import { decodingMemory } from './decoding-memory';
import type { ImageWidth } from './image-url';
import { photoHash } from './photo-hash';

/** WebP, upright, sRGB, without metadata. */
export type ProcessedImage = {
  /** Pixels of the largest version. */
  width: number;
  height: number;
  /** See photo-hash.ts. */
  hash: bigint | null;
  versions: { width: ImageWidth; bytes: Uint8Array }[];
};

/** Weighed by the bytes that decoding takes. */
const queue = weightedQueue({
  capacity: imageDecodingBytes,
  waiting: 32,
  busy: messages.uploadsBusy,
});
const secondsPerImage = 30;

/** Rejects truncated files but tolerates the small irregularities of many cameras. */
const reading = {
  failOn: 'error',
  limitInputPixels: imageMaxPixels,
  sequentialRead: true,
} as const;

/** Height limit of a version, as a multiple of its width. */
const tallest = 3;

/** Throws `too_large`, `unsupported` or `invalid`. */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  if (bytes.length > imageMaxBytes) throw new AppError('too_large', messages.imageTooLarge);
  const header = await acceptableHeader(bytes);
  return queue(decodingMemory(header), async () => {
    const [largest, ...smaller] = imageWidths.toSorted((a, b) => b - a);
    if (!largest) throw new Error('no image widths');
    try {
      const master = await upright(bytes, header, largest);
      const source = { raw: { width: master.width, height: master.height, channels: 3 } } as const;
      const versions = [{ width: largest, bytes: await encode(sharp(master.pixels, source)) }];
      for (const width of smaller) {
        versions.push({ width, bytes: await encode(resize(sharp(master.pixels, source), width)) });
      }
      const hash = await photoHash(master.pixels, master);
      return { width: master.width, height: master.height, hash, versions };
    } catch (cause) {
      throw new AppError('invalid', messages.imageDamaged, { cause });
    }
  });
}

/** Reads only the header, so that decompression bombs cost nothing. */
async function acceptableHeader(bytes: Uint8Array): Promise<Metadata> {
  const header = await headerOf(bytes).catch((cause: unknown) => {
    throw new AppError('unsupported', messages.imageKind, { cause });
  });
  if (header.width * header.height > imageMaxPixels) {
    throw new AppError('invalid', messages.imageTooManyPixels);
  }
  if (decodingMemory(header) > imageDecodingBytes) {
    throw new AppError('invalid', messages.imageTooComplex);
  }
  return header;
}

const headerOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

/** The first frame in the largest size, rotated by its EXIF orientation, on white, in sRGB. */
async function upright(bytes: Uint8Array, { depth }: Metadata, width: number) {
  const source = sharp(bytes, reading).autoOrient();
  // 16-bit samples are made 8-bit before they are resized: half the time. A JPEG or WebP would not be
  // shrunk while it is decoded then.
  if (depth === 'ushort') source.pipelineColourspace('srgb');
  const { data, info } = await resize(source, width)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: secondsPerImage })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const resize = (image: Sharp, width: number) =>
  image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true });

const encode = (image: Sharp) => image.webp({ quality: 80 }).toBuffer();
