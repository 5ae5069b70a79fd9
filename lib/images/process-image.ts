import type { Metadata, Sharp } from 'sharp';
import {
  imageDecodingBytes,
  imageDecodingBytesHere,
  imageMaxBytes,
  imageMaxPixels,
  imageWidths,
} from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { weightedQueue, workQueue } from '@/lib/work-queue';
import { decodeApart } from './decode-apart';
import { decode, type Pixels, sharp } from './decoders.mjs';
import { decodingMemory, versionsMemory } from './decoding-memory';
import type { ImageWidth } from './image-url';
import { photoHash } from './photo-hash';

/** WebP, upright, sRGB, without metadata. */
export type ProcessedImage = {
  /** Pixels of the largest version. */
  width: number;
  height: number;
  hash: bigint | null;
  versions: { width: ImageWidth; bytes: Uint8Array }[];
};

const bounds = { waiting: 32, busy: siteTexts.uploadsBusy, longestWaitMs: 10_000 };
/** Weighed by the bytes that decoding takes. */
const queue = weightedQueue({ ...bounds, capacity: imageDecodingBytesHere });
/** Pictures that take more, one at a time. */
const largeQueue = workQueue({ ...bounds, parallel: 1 });
const secondsPerImage = 30;

/** Maximum height of a version, as a multiple of its width. */
const tallest = 3;
const largest = Math.max(...imageWidths) as ImageWidth;
const smaller = imageWidths.filter((width) => width < largest).toSorted((a, b) => b - a);

/** Throws `too_large`, `unsupported` or `invalid`. */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  if (bytes.length > imageMaxBytes) throw new AppError('too_large', siteTexts.imageTooLarge);
  const header = await acceptableHeader(bytes);
  const memory = decodingMemory(header);
  const decoding = {
    width: largest,
    height: largest * tallest,
    isDeep: header.depth === 'ushort',
    maxPixels: imageMaxPixels,
    seconds: secondsPerImage,
  };
  if (memory <= imageDecodingBytesHere) {
    return queue(memory, async () => versionsOf(await undamaged(decode(bytes, decoding))));
  }
  const master = await largeQueue(() => undamaged(decodeApart(bytes, decoding)));
  return queue(versionsMemory, () => versionsOf(master));
}

const undamaged = (decoding: Promise<Pixels>) =>
  decoding.catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', siteTexts.imageDamaged, { cause });
  });

async function versionsOf(master: Pixels): Promise<ProcessedImage> {
  const { pixels, width, height } = master;
  const source = { raw: { width, height, channels: 3 } } as const;
  const versions = [{ width: largest, bytes: await encode(sharp(pixels, source)) }];
  for (const version of smaller) {
    const resized = resize(sharp(pixels, source), version);
    versions.push({ width: version, bytes: await encode(resized) });
  }
  return { width, height, hash: await photoHash(pixels, master), versions };
}

/** Reads only the header, so that decompression bombs cost nothing. */
async function acceptableHeader(bytes: Uint8Array): Promise<Metadata> {
  const header = await headerOf(bytes).catch((cause: unknown) => {
    throw new AppError('unsupported', siteTexts.imageKind, { cause });
  });
  if (header.width * header.height > imageMaxPixels) {
    throw new AppError('invalid', siteTexts.imageTooManyPixels);
  }
  if (decodingMemory(header) > imageDecodingBytes) {
    throw new AppError('invalid', siteTexts.imageTooComplex);
  }
  return header;
}

const headerOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

const resize = (image: Sharp, width: number) =>
  image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true });

const encode = (image: Sharp) => image.webp({ quality: 80 }).toBuffer();
