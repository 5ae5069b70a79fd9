import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { sharp } from '@/lib/images/decoders.mjs';
import { imageFile } from '@/lib/images/image-url';
import { pictureCache } from '@/lib/images/picture-cache';
import { storage } from '@/lib/images/storage/storage';
import { type LinkPreview, previewSize, previewVersion } from '@/lib/search-engines/link-preview';
import { tagline } from '@/lib/site';
import { workQueue } from '@/lib/work-queue';
import { drawableText } from './drawable-text';
import { drawLines, type Words } from './preview-words';

/** About 250 pictures; networks have their own caches. */
const pictures = pictureCache<Buffer<ArrayBuffer>>(16 * 1024 * 1024);

/** One at a time leaves CPU for pages. */
const enqueue = workQueue({ parallel: 1, waiting: 16, busy: siteTexts.siteBusy });

/** A JPEG. Throws `unavailable` if the queue is full, and the store's errors. */
export const drawPreview = (preview: LinkPreview): Promise<Buffer<ArrayBuffer>> =>
  pictures(previewVersion(preview), () => enqueue(() => draw(preview)));

const { width, height } = previewSize;
const padding = 52;
const left = height + padding;
const mark = { size: 52, top: height - padding - 52, gap: 16 };
const column = width - left - padding;

async function draw(preview: LinkPreview): Promise<Buffer<ArrayBuffer>> {
  const square = sharp(await pictureOf(preview)).resize(height, height, { fit: 'cover' });
  const words = await drawLines(linesOf(preview), {
    width: column,
    height: mark.top - 2 * padding,
  });
  const brand = sharp(await readFile(fileOf('public/icon-512.png'))).resize(mark.size);
  const site: Words = {
    text: drawableText(preview.site) || tagline,
    size: 32,
    ink: 'ink',
    isLong: true,
  };
  const room = { width: column - mark.size - mark.gap, height: mark.size };
  const canvas = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const jpeg = await canvas
    .composite([
      { input: await square.png({ compressionLevel: 1 }).toBuffer(), left: 0, top: 0 },
      { input: words, left, top: padding },
      { input: await brand.png().toBuffer(), left, top: mark.top },
      {
        input: await drawLines([[site]], room),
        left: left + mark.size + mark.gap,
        top: mark.top + 10,
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return Buffer.from(jpeg);
}

async function pictureOf({ photo, groupSlug }: LinkPreview): Promise<Uint8Array> {
  const bytes = photo && (await storage().get(imageFile(photo, 720)));
  return bytes || readFile(fileOf(`lib/search-engines/preview/${groupSlug}.png`));
}

function linesOf({ title, category, price, unit, place }: LinkPreview): Words[][] {
  const first: Words = price
    ? { text: price, size: 68, ink: 'ink' }
    : { text: category, size: 40, ink: 'muted' };
  return [
    [
      first,
      ...(unit ? [{ text: unit.replaceAll(' ', '\u00a0'), size: 30, ink: 'muted' } as const] : []),
    ],
    [{ text: drawableText(title) || category, size: 44, ink: 'ink', isLong: true }],
    ...(drawableText(place) ? [[{ text: place, size: 32, ink: 'muted' } as const]] : []),
  ];
}

/** next.config.ts includes these files in the standalone build. */
const fileOf = (path: string) => join(/* turbopackIgnore: true */ process.cwd(), path);
