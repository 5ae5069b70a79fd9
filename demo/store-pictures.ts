import sharp, { type Sharp } from 'sharp';
import { imageWidths } from '@/lib/catalogue/limits';
import type { Prisma } from '@/lib/db/generated/client';
import { imageFile } from '@/lib/images/image-url';
import { storage } from '@/lib/images/storage/storage';
import { sizeOf } from './drawings/kit';
import { drawPicture } from './drawings/scenes';
import type { PlannedPicture } from './planned-picture';

/* Must not load lib/images, which makes sharp refuse SVG for the whole process. */

const [smallest, ...larger] = imageWidths;

/** The number of libuv's threads. */
const atOnce = 4;

type Report = (done: number, total: number) => void;

/** Draws the versions that cards show, so that a site can start. `bytes` counts these alone. */
export function storeSmallVersions(
  pictures: PlannedPicture[],
  report?: Report,
): Promise<Prisma.ImageCreateManyInput[]> {
  return forEachPicture(pictures, report, async (planned) => {
    const bytes = await encode(rendered(planned).resize(smallest));
    const { name, ownerId, frame, createdAt } = planned;
    await storage().put(imageFile(name, smallest), bytes);
    return { name, ownerId, ...sizeOf(frame), bytes: bytes.length, createdAt };
  });
}

/** Draws the versions that pages of ads show: one drawing for all of them. */
export async function storeLargerVersions(pictures: PlannedPicture[], report?: Report) {
  await forEachPicture(pictures, report, async (planned) => {
    const bytes = await encode(rendered(planned));
    // The largest last: its file says that the picture is drawn.
    for (const width of larger) await storage().put(imageFile(planned.name, width), bytes);
  });
}

const rendered = ({ picture, frame, take }: PlannedPicture) =>
  sharp(Buffer.from(drawPicture(picture, frame, take))).removeAlpha();

const encode = (image: Sharp) => image.webp({ quality: 82, effort: 0 }).toBuffer();

async function forEachPicture<T>(
  pictures: PlannedPicture[],
  report: Report | undefined,
  work: (planned: PlannedPicture) => Promise<T>,
): Promise<T[]> {
  // Several pictures are drawn at a time, so libvips needs no threads of its own.
  sharp.concurrency(1);
  const waiting = pictures.entries();
  const done = new Map<number, T>();
  const draw = async () => {
    for (const [index, planned] of waiting) {
      done.set(index, await work(planned));
      report?.(done.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
  return pictures.flatMap((_, index) => done.get(index) ?? []);
}
