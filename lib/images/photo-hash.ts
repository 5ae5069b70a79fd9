import phash from 'sharp-phash';

/** The hash of a picture without contrast, which identifies nothing. */
const flat = 0n;

/** A perceptual hash of 64 bits, signed like the database's bigint. Null for a single colour. */
export async function photoHash(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<bigint | null> {
  const bits = await phash(pixels, { raw: { width, height, channels: 3 } });
  const hash = BigInt.asIntN(64, BigInt(`0b${bits}`));
  return hash === flat ? null : hash;
}
