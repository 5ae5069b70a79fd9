import sharp from 'sharp';

// What a file claims to be is never asked: only these three decoders exist for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No picture is read twice, so a cache would only hold memory.
sharp.cache(false);

/** sharp, which everything has from here so that nothing runs before the above. */
export { sharp };
