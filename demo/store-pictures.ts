import sharp from 'sharp';
import { imageWidths } from '@/lib/catalogue/limits';
import type { Prisma } from '@/lib/db/generated/client';
import { imageFile } from '@/lib/images/image-url';
import { storage } from '@/lib/images/storage';
import { drawPicture } from './drawings/scenes';
import type { PlannedPicture } from './plan-demo';

type Drawn = {
  width: number;
  height: number;
  versions: { width: (typeof imageWidths)[number]; bytes: Uint8Array }[];
};

const largest = Math.max(...imageWidths);

/*
 * The site's own lib/images refuses SVG for its whole process, and rightly: the seeding must not
 * load it. Ads that show the same thing get copies, so that each picture belongs to one seller.
 */

export async function storePictures(
  pictures: PlannedPicture[],
  report: (done: number, total: number) => void,
): Promise<Prisma.ImageCreateManyInput[]> {
  const drawings = Map.groupBy(pictures, ({ picture, frame }) => `${picture} ${frame}`);
  const waiting = [...drawings.values()];
  const rows: Prisma.ImageCreateManyInput[] = [];
  let done = 0;
  const work = async () => {
    for (let copies = waiting.pop(); copies; copies = waiting.pop()) {
      rows.push(...(await storeCopies(copies)));
      done += 1;
      report(done, drawings.size);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return rows;
}

async function storeCopies(copies: PlannedPicture[]): Promise<Prisma.ImageCreateManyInput[]> {
  const [first] = copies;
  if (!first) return [];
  const { width, height, versions } = await render(first);
  const bytes = versions.reduce((sum, version) => sum + version.bytes.length, 0);
  const store = storage();
  await Promise.all(
    copies.flatMap(({ name }) =>
      versions.map((version) => store.put(imageFile(name, version.width), version.bytes)),
    ),
  );
  return copies.map(({ name, ownerId, createdAt }) => ({
    name,
    ownerId,
    width,
    height,
    bytes,
    createdAt,
  }));
}

async function render({ picture, frame }: PlannedPicture): Promise<Drawn> {
  const drawing = sharp(Buffer.from(drawPicture(picture, frame)));
  const { data, info } = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } });
  const versions = await Promise.all(
    imageWidths.map(async (target) => {
      const image = target === largest ? pixels() : pixels().resize(target);
      return { width: target, bytes: await image.webp({ quality: 82, effort: 1 }).toBuffer() };
    }),
  );
  return { width, height, versions };
}
