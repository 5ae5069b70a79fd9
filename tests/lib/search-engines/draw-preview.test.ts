import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categoryGroups } from '@/lib/catalogue/categories';
import { storage } from '@/lib/images/storage/storage';
import { type LinkPreview, previewVersion } from '@/lib/search-engines/link-preview';
import { drawPreview } from '@/lib/search-engines/preview/draw-preview';
import { makeWebp } from '@/tests/builders/image';

const preview: LinkPreview = {
  title: 'Oak dining table with six chairs',
  category: 'Home',
  groupSlug: 'buy-and-sell',
  photo: null,
  price: '£180',
  unit: null,
  place: 'Ilford',
  site: 'Townboard',
};

/** Mean red, green and blue of a part of the picture. */
async function meanOf(jpeg: Buffer, part: { left: number; width: number }) {
  const region = await sharp(jpeg)
    .extract({ ...part, top: 0, height: 630 })
    .toBuffer();
  return (await sharp(region).stats()).channels.map(({ mean }) => Math.round(mean));
}

describe('the preview of an ad', () => {
  test('has its photo on the left and its texts on white to the right', async () => {
    const file = `${'a'.repeat(26)}-720.webp`;
    await storage().put(file, await makeWebp({ width: 720, height: 720 }));
    const jpeg = await drawPreview({ ...preview, photo: `${'a'.repeat(26)}.webp` });
    const { width, height, format } = await sharp(jpeg).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const [red = 0, green = 0, blue = 0] = await meanOf(jpeg, { left: 0, width: 300 });
    expect(red).toBeGreaterThan(200);
    expect(green + blue).toBeLessThan(20);
    const [words = 0] = await meanOf(jpeg, { left: 640, width: 560 });
    expect(words).toBeGreaterThan(215);
    expect(words).toBeLessThan(252);
  });

  test.each(categoryGroups.map(({ slug }) => slug))('has a drawing for %s', async (groupSlug) => {
    const jpeg = await drawPreview({ ...preview, groupSlug, title: `A thing of ${groupSlug}` });
    const [, , blue = 0] = await meanOf(jpeg, { left: 0, width: 630 });
    expect(blue).toBeLessThan(240);
  });

  test.each([
    ['of the longest words', { title: 'W'.repeat(100), price: '£10,000,000', unit: 'a month' }],
    ['of markup', { title: '<span size="900pt">&amp;</b> &#0; <!-- "\'' }],
    ['of letters that the font lacks', { title: 'стол 🪑', place: '東京', site: '市場' }],
    ['of a photo that is gone', { photo: `${'b'.repeat(26)}.webp` }],
    ['without a price', { price: null }],
  ])('can be drawn %s', async (_, changes) => {
    const jpeg = await drawPreview({ ...preview, ...changes });
    expect((await sharp(jpeg).metadata()).width).toBe(1200);
    expect(jpeg.length).toBeLessThan(200_000);
  });

  test('is drawn once; another one has another name', async () => {
    const first = await drawPreview(preview);
    expect(await drawPreview({ ...preview })).toBe(first);
    expect(previewVersion({ ...preview, price: '£170' })).not.toBe(previewVersion(preview));
  });

  test('fails for a damaged photo, so that the route redirects', async () => {
    await storage().put(`${'c'.repeat(26)}-720.webp`, Buffer.from('not a picture'));
    await expect(drawPreview({ ...preview, photo: `${'c'.repeat(26)}.webp` })).rejects.toThrow();
  });
});
