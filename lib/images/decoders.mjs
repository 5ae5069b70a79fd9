import sharp from 'sharp';

// Limits the whole process to three decoders, whatever type a file claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No picture is read twice.
sharp.cache(false);
// Pictures are worked on beside each other; more threads for each would delay pages.
sharp.concurrency(1);

/** Import sharp from here only, so that the limits above apply. */
export { sharp };

/** The first frame, rotated by its EXIF orientation and resized, on white, in sRGB. */
export async function decode(bytes, { width, height, isDeep, maxPixels, seconds }) {
  // Rejects truncated files but tolerates the small irregularities of many cameras.
  const reading = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true };
  const source = sharp(bytes, reading).autoOrient();
  // 16-bit samples are made 8-bit before they are resized: half the time. A JPEG or WebP would not be
  // shrunk while it is decoded then.
  if (isDeep) source.pipelineColourspace('srgb');
  const { data, info } = await source
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
