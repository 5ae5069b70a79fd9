import sharp, { type Sharp } from 'sharp';
import { imageWidths } from '@/lib/catalogue/limits';
import type { Prisma } from '@/lib/db/generated/client';
import { imageFile } from '@/lib/images/image-url';
import { storage } from '@/lib/images/storage/storage';
import { drawPicture } from './drawings/scenes';
import type { PlannedPicture } from './plan-demo';

type Width = (typeof imageWidths)[number];
type Drawn = { width: number; height: number; versions: Map<Width, Uint8Array> };

/** The number of libuv's threads. */
const atOnce = 4;

/*
 * Draws each picture once, at the largest width that pages show; larger versions use the same file. Must not
 * load lib/images, which makes sharp refuse SVG for the whole process.
 */

export async function storePictures(
  pictures: PlannedPicture[],
  report: (done: number, total: number) => void,
): Promise<Prisma.ImageCreateManyInput[]> {
  // Several pictures are drawn at a time, so libvips needs no threads of its own.
  sharp.concurrency(1);
  const waiting = pictures.entries();
  const rows = new Map<number, Prisma.ImageCreateManyInput>();
  const work = async () => {
    for (const [index, picture] of waiting) {
      rows.set(index, await storePicture(picture));
      report(rows.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pictures.flatMap((_, index) => rows.get(index) ?? []);
}

async function storePicture(planned: PlannedPicture): Promise<Prisma.ImageCreateManyInput> {
  const { width, height, versions } = await render(planned);
  const { name, ownerId, createdAt } = planned;
  const store = storage();
  await Promise.all(
    [...versions].map(([target, data]) => store.put(imageFile(name, target), data)),
  );
  const bytes = [...versions.values()].reduce((sum, data) => sum + data.length, 0);
  return { name, ownerId, width, height, bytes, createdAt };
}

async function render({ picture, frame, take }: PlannedPicture): Promise<Drawn> {
  const drawing = sharp(Buffer.from(drawPicture(picture, frame, take)));
  const { data, info } = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } });
  const encode = (image: Sharp) => image.webp({ quality: 82, effort: 0 }).toBuffer();
  const whole = await encode(pixels());
  const versions = await Promise.all(
    imageWidths.map(async (target) => {
      const version = target < width ? await encode(pixels().resize(target)) : whole;
      return [target, version] as const;
    }),
  );
  return { width, height, versions: new Map(versions) };
}
