import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { processImage } from '@/lib/images/process-image';
import { randomFrom } from '@/tests/builders/hostile-bodies';
import {
  makeGif,
  makeJpeg,
  makePhonePhoto,
  makePixelBomb,
  makePng,
  makeWebp,
  svg,
} from '@/tests/builders/image';

/* 300 files that an attacker might send: none is stored as sent, and memory stays bounded. */

const count = 300;
const memoryAtMost = 400 * 2 ** 20;
const script = '<script>alert(1)</script>';
const php = '<?php system($_GET["c"]); ?>';

/** Ways to corrupt a valid file. */
const tricks: ((good: Buffer, random: () => number) => Buffer)[] = [
  (good, random) => good.subarray(0, Math.floor(good.length * random())),
  (good, random) => flipped(good, 1 + Math.floor(30 * random()), random),
  (good) => Buffer.concat([good, Buffer.from(script)]),
  (good) => Buffer.concat([good, Buffer.from('PK\x03\x04'), Buffer.from(php)]),
  (good) => Buffer.concat([Buffer.from('GIF89a'), good]),
  (good) => Buffer.concat([Buffer.from(`<svg onload="${script}">`), good]),
  (good, random) => spliced(good, Buffer.from(php), random),
  (good) => Buffer.concat([good, good]),
  (good, random) => flipped(good.subarray(0, 64), 12, random),
  (good, random) => sized(good, random),
  (_good, random) => Buffer.from(Array.from({ length: 400 }, () => Math.floor(256 * random()))),
  () => svg,
];

function flipped(good: Buffer, times: number, random: () => number): Buffer {
  const bytes = Buffer.from(good);
  for (let time = 0; time < times; time += 1) {
    bytes[Math.floor(bytes.length * random())] = Math.floor(256 * random());
  }
  return bytes;
}

function spliced(good: Buffer, what: Buffer, random: () => number): Buffer {
  const at = Math.floor(good.length * random());
  return Buffer.concat([good.subarray(0, at), what, good.subarray(at)]);
}

/** Makes the width and height near the beginning of the file huge. */
function sized(good: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(good);
  const at = 12 + Math.floor(20 * random());
  if (at + 4 <= bytes.length) bytes.writeUInt32BE(0x7fffffff, at);
  return bytes;
}

test('none of 300 hostile images is stored as sent, and memory stays limited', async () => {
  const random = randomFrom(20_261_124);
  const size = { width: 96, height: 64 };
  const good = await Promise.all([makeJpeg(size), makePng(size), makeWebp(size), makePhonePhoto()]);
  const whole = [makePixelBomb(), await makeGif(size), svg, Buffer.alloc(0)];
  const files = Array.from({ length: count }, (_, index) => {
    const trick = tricks[index % tricks.length];
    const base = good[Math.floor(index / tricks.length) % good.length] ?? Buffer.alloc(0);
    return whole[index] ?? trick?.(base, random) ?? base;
  });
  const before = process.memoryUsage().rss;
  let refused = 0;
  for (const file of files) {
    const made = await processImage(file).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return null;
    });
    if (!made) {
      refused += 1;
      continue;
    }
    for (const { bytes } of made.versions) {
      const stored = Buffer.from(bytes);
      expect((await sharp(stored).metadata()).format).toBe('webp');
      for (const sent of [file, script, php]) expect(stored.includes(sent)).toBe(false);
    }
  }
  console.info(`${refused} of ${count} hostile images refused, the others made anew`);
  expect(refused).toBeGreaterThan(count / 4);
  expect(process.memoryUsage().rss - before).toBeLessThan(memoryAtMost);
}, 60_000);
