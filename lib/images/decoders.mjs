import sharp from 'sharp';

// Allows only three decoders in this process, whatever type a file claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// Pictures are processed concurrently; more threads for each would slow down pages.
sharp.concurrency(1);

/** Import sharp from here only, so that the limits above apply. */
export { sharp };

export async function decode(bytes, { width, height, isDeep, maxPixels, seconds }) {
  // Rejects truncated files but tolerates the small irregularities of many cameras.
  const reading = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true };
  const source = sharp(bytes, reading).autoOrient();
  // Reducing 16-bit samples first halves the time; in JPEG and WebP it prevents shrinking on load.
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
