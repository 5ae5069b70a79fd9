import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { decodeApart } from '@/lib/images/decode-apart';
import { decode } from '@/lib/images/decoders.mjs';
import { processImage } from '@/lib/images/process-image';
import { expectConsoleErrors } from '../../builders/console';
import { makeJpeg, makePhonePhoto, svg } from '../../builders/image';

/* A picture that needs much memory is decoded in a separate process. */

const decoding = {
  width: 300,
  height: 900,
  isDeep: false,
  maxPixels: 40_000_000,
  seconds: 10,
};

describe('decoding in a separate process', () => {
  test('gives the same pixels', async () => {
    const photo = await makePhonePhoto();
    const here = await decode(photo, decoding);
    const apart = await decodeApart(photo, decoding);
    expect([apart.width, apart.height]).toEqual([300, 450]);
    expect(apart).toEqual(here);
  });

  test('fails for damaged, too large and invalid pictures, like in this process', async () => {
    const jpeg = await makeJpeg();
    await expect(decodeApart(jpeg.subarray(0, 2000), decoding)).rejects.toThrow('Error');
    await expect(decodeApart(jpeg, { ...decoding, maxPixels: 100 })).rejects.toThrow('pixel limit');
    await expect(decodeApart(Buffer.from(svg), decoding)).rejects.toThrow('unsupported');
  });

  test('refuses large pictures if the program is missing, but no others', async () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(import.meta.dirname);
    onTestFinished(() => cwd.mockRestore());
    const errors = expectConsoleErrors();
    await expect(processImage(await makeLargeWebp())).rejects.toMatchObject({
      code: 'invalid',
      message: siteTexts.imageTooComplex,
    });
    expect(errors).toEqual([expect.stringContaining('decoder-process.mjs')]);
    expect(await processImage(await makePhonePhoto())).toMatchObject({ versions: { length: 3 } });
  });

  test('is unavailable if no process can be started', async () => {
    const { execPath } = process;
    onTestFinished(() => {
      process.execPath = execPath;
    });
    process.execPath = join(import.meta.dirname, 'none');
    await expect(decodeApart(await makeJpeg(), decoding)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
    });
  });
});

test('a large picture gives the same result as a small one', async () => {
  const { width, height, versions } = await processImage(await makeLargeWebp());
  expect([width, height]).toEqual([1440, 864]);
  expect(versions.map((version) => version.width)).toEqual([1440, 720, 320]);
});

const makeLargeWebp = () =>
  sharp({ create: { width: 5000, height: 3000, channels: 3, background: '#456' } })
    .webp({ effort: 0 })
    .toBuffer();
