import { describe, expect, test } from 'vitest';
import { imageDecodingBytes } from '@/lib/catalogue/limits';
import { decodingMemory } from '@/lib/images/decoding-memory';
import { processImage } from '@/lib/images/process-image';
import { makeHeavyPng } from '../../builders/image';

const megabyte = 1024 ** 2;

/** 39 megapixels. */
const large = {
  width: 6500,
  height: 6000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
} as const;

const megabytesFor = (header: Partial<Parameters<typeof decodingMemory>[0]>) =>
  Math.round(decodingMemory({ format: 'jpeg', ...large, ...header }) / megabyte);

describe('the estimate for a picture of 39 megapixels', () => {
  test.each([
    ['read row by row', {}, 55],
    ['a progressive JPEG of a phone', { isProgressive: true, chromaSubsampling: '4:2:0' }, 152],
    ['a progressive JPEG', { isProgressive: true, chromaSubsampling: '4:4:4' }, 263],
    ['an interlaced PNG', { format: 'png', isProgressive: true }, 152],
    ['a PNG of 16 bits', { format: 'png', channels: 4, depth: 'ushort' }, 80],
    [
      'an interlaced PNG of 16 bits',
      { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' },
      338,
    ],
    ['a WebP', { format: 'webp' }, 189],
    [
      'one of very long rows',
      { format: 'png', width: 60_000, height: 650, channels: 4, depth: 'ushort' },
      406,
    ],
  ] as const)('%s', (_, header, megabytes) => {
    expect(megabytesFor(header)).toBe(megabytes);
  });
});

test('a picture that needs too much memory is refused before it is decoded', async () => {
  const bytes = makeHeavyPng();
  const before = performance.now();
  await expect(processImage(bytes)).rejects.toMatchObject({
    code: 'invalid',
    message:
      'This picture takes too much memory to open. Please save it as a plain JPEG and try again.',
  });
  expect(performance.now() - before).toBeLessThan(500);
});

test('a progressive JPEG of 40 megapixels is accepted', () => {
  const header = { ...large, width: 8000, height: 5000, chromaSubsampling: '4:4:4' };
  expect(decodingMemory({ ...header, format: 'jpeg', isProgressive: true })).toBeLessThan(
    imageDecodingBytes,
  );
});
