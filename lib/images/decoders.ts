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
