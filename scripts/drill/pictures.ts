import sharp from 'sharp';

export type Picture = { name: string; dataUrl: string };

const side = { width: 6500, height: 6000 };

const dataUrlOf = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;

/** A soft pattern that compresses like a photo. */
function pattern(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = 128 + 90 * Math.sin(at / 977) + 30 * Math.sin(at * at);
  }
  return pixels;
}

let made: Promise<Picture[]> | undefined;

/** 39 megapixels each, in every variant of JPEG, PNG and WebP that is decoded differently. */
export function largePictures(): Promise<Picture[]> {
  made ??= makeLargePictures();
  return made;
}

async function makeLargePictures(): Promise<Picture[]> {
  const small = { width: 650, height: 600, channels: 3 } as const;
  const pixels = await sharp(pattern(650, 600), { raw: small }).resize(side).raw().toBuffer();
  const picture = () => sharp(pixels, { raw: { ...side, channels: 3 } });
  const pictures = [];
  for (const [name, make] of [
    ['JPEG', () => picture().jpeg({ quality: 70 })],
    ['progressive JPEG', () => picture().jpeg({ quality: 60, progressive: true })],
    ['WebP', () => picture().webp({ quality: 50, effort: 0 })],
    [
      'interlaced PNG',
      () =>
        sharp({ create: { ...side, channels: 3, background: '#456' } }).png({
          progressive: true,
          compressionLevel: 1,
        }),
    ],
  ] as const) {
    pictures.push({ name, dataUrl: dataUrlOf(await make().toBuffer()) });
  }
  return pictures;
}

export async function smallPicture(width = 800, height = 600): Promise<string> {
  const raw = { width, height, channels: 3 } as const;
  return dataUrlOf(await sharp(pattern(width, height), { raw }).jpeg().toBuffer());
}
