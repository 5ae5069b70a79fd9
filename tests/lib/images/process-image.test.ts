import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageMaxBytes } from '@/lib/catalogue/limits';
import { processImage } from '@/lib/images/process-image';
import {
  makeGif,
  makeJpeg,
  makePhonePhoto,
  makePixelBomb,
  makePng,
  makeTransparentPng,
  makeWebp,
  makeWideGamutJpeg,
  svg,
} from '../../builders/image';

const pixelAt = async (bytes: Uint8Array | undefined, left: number, top: number) => {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
};

describe('processImage', () => {
  test.each([
    ['JPEG', makeJpeg],
    ['PNG', makePng],
    ['WebP', makeWebp],
  ])('converts a %s to WebP in three widths', async (_, make) => {
    const image = await processImage(await make({ width: 2000, height: 1000 }));
    expect(image).toMatchObject({ width: 1440, height: 720 });
    const sizes = await Promise.all(
      image.versions.map(async ({ width, bytes }) => {
        const found = await sharp(bytes).metadata();
        return [width, found.format, found.width, found.height];
      }),
    );
    expect(sizes.toSorted()).toEqual([
      [1440, 'webp', 1440, 720],
      [320, 'webp', 320, 160],
      [720, 'webp', 720, 360],
    ]);
  });

  test('does not enlarge a small picture, and still makes all widths', async () => {
    const image = await processImage(await makePng({ width: 100, height: 60 }));
    expect(image).toMatchObject({ width: 100, height: 60 });
    for (const { bytes } of image.versions) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 60 });
    }
    expect(image.versions).toHaveLength(3);
  });

  test("keeps a very narrow picture within WebP's limits", async () => {
    const image = await processImage(await makePng({ width: 20, height: 30_000 }));
    expect(image.height).toBeLessThanOrEqual(16_383);
  });

  test('rotates upright and removes location and camera metadata', async () => {
    const original = await makePhonePhoto();
    expect(await sharp(original).metadata()).toMatchObject({ width: 900, orientation: 6 });
    expect(original.includes('Testphone')).toBe(true);

    const { versions, hash: _, ...size } = await processImage(original);

    expect(size).toEqual({ width: 600, height: 900 });
    for (const { bytes } of versions) {
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation]).toEqual(
        Array(5).fill(undefined),
      );
    }
    const top = await pixelAt(versions[0]?.bytes, 300, 50);
    const bottom = await pixelAt(versions[0]?.bytes, 300, 850);
    expect(top[0]).toBeGreaterThan(150);
    expect(bottom[2]).toBeGreaterThan(150);
  });

  test('converts wide colour profiles to sRGB', async () => {
    const original = await makeWideGamutJpeg();
    expect((await sharp(original).metadata()).icc).toBeDefined();
    const { versions } = await processImage(original);
    expect((await sharp(versions[0]?.bytes).metadata()).icc).toBeUndefined();
    const [red = 0, , blue = 255] = await pixelAt(versions[0]?.bytes, 100, 300);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(40);
  });

  test('puts transparent pixels on white', async () => {
    const { versions } = await processImage(await makeTransparentPng());
    expect(await pixelAt(versions[0]?.bytes, 25, 25)).toEqual([255, 255, 255]);
  });

  test.each([
    ['a greyscale JPEG', (image: Sharp) => image.greyscale().jpeg()],
    ['a CMYK JPEG', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
    ['a 16-bit PNG', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['a palette PNG', (image: Sharp) => image.png({ palette: true })],
    ['a progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true })],
  ])('accepts %s', async (_, convert) => {
    const bytes = await convert(sharp(await makePng({ width: 60, height: 40 }))).toBuffer();
    const { versions } = await processImage(bytes);
    const [left = 0] = await pixelAt(versions[0]?.bytes, 10, 20);
    const [right = 0] = await pixelAt(versions[0]?.bytes, 50, 20);
    expect(left - right).toBeGreaterThan(30);
  });

  test.each([
    ['an SVG', () => svg],
    ['a GIF', () => makeGif()],
    ['a web page called picture.jpg', () => Buffer.from('<!doctype html><script>1</script>')],
    ['nothing at all', () => Buffer.alloc(0)],
    ['random bytes', () => Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3, 4, 5])],
  ])('refuses %s', async (_, make) => {
    await expect(processImage(await make())).rejects.toMatchObject({
      code: 'unsupported',
      message: 'Please choose a JPEG, PNG or WebP picture.',
    });
  });

  test.each([
    ['JPEG', makeJpeg, 'invalid'],
    ['PNG', makePng, 'invalid'],
    ['WebP', makeWebp, 'unsupported'],
  ])('refuses a truncated %s', async (_, make, code) => {
    const whole = await make();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(processImage(half)).rejects.toMatchObject({ code });
  });

  test('refuses a decompression bomb without decoding it', async () => {
    const bomb = makePixelBomb();
    expect(bomb.length).toBeLessThan(50_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 15_000,
    });
    const before = performance.now();
    await expect(processImage(bomb)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Pictures can have at most 40 megapixels. Please make this one smaller.',
    });
    expect(performance.now() - before).toBeLessThan(500);
  });

  test('refuses more than 8 MB', async () => {
    await expect(processImage(Buffer.alloc(imageMaxBytes + 1))).rejects.toMatchObject({
      code: 'too_large',
      message: 'Pictures can have at most 8 MB.',
    });
  });
});
