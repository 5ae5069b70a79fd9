import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { messages } from '@/lib/catalogue/messages';
import { composePreview } from '@/lib/images/compose-preview';
import { imageFile } from '@/lib/images/image-url';
import { pictureCache } from '@/lib/images/picture-cache';
import { workQueue } from '@/lib/images/queue';
import { storage } from '@/lib/images/storage';
import { type LinkPreview, previewSize, previewVersion } from '@/lib/search-engines/link-preview';
import { PreviewWords } from './preview-words';

/** Some 250 pictures in each process: those who show previews of links keep their own. */
const kept = pictureCache<Buffer<ArrayBuffer>>(16 * 1024 * 1024);

/** One at a time leaves the rest of the machine to the pages; few wait. */
const inTurn = workQueue(1, 16, messages.siteBusy);

/**
 * The picture of an ad for previews of links, as JPEG. Throws `unavailable` when many are being
 * drawn, and whatever the store or the drawing throws.
 */
export const drawPreview = (preview: LinkPreview): Promise<Buffer<ArrayBuffer>> =>
  kept(previewVersion(preview), () => inTurn(() => draw(preview)));

async function draw(preview: LinkPreview): Promise<Buffer<ArrayBuffer>> {
  const { photo } = preview;
  const file = photo && (await storage().get(imageFile(photo, 720)));
  // The drawing stands in for a photo whose file is gone as well.
  const shown = file ? preview : { ...preview, photo: null };
  const words = new ImageResponse(<PreviewWords preview={shown} height={previewSize.height} />, {
    ...previewSize,
    fonts: [{ name: 'Figtree', data: await font(), weight: 700, style: 'normal' }],
  });
  return composePreview(file || null, new Uint8Array(await words.arrayBuffer()), previewSize);
}

let loaded: Promise<Buffer> | undefined;

/** Figtree at weight 700, cut from the variable font of the pages, which the drawing cannot read. */
function font(): Promise<Buffer> {
  loaded ??= readFile(join(process.cwd(), 'components/ads/link-preview/figtree-700.ttf'));
  return loaded;
}
