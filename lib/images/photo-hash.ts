import phash from 'sharp-phash';

/** Of a picture without any contrast, which tells nothing. */
const flat = 0n;

/**
 * What an RGB picture looks like, in 64 bits: copies in other sizes and qualities differ in few of
 * them. Signed, as the database's bigint is. Null for a picture of one colour.
 */
export async function photoHash(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<bigint | null> {
  const bits = await phash(pixels, { raw: { width, height, channels: 3 } });
  const hash = BigInt.asIntN(64, BigInt(`0b${bits}`));
  return hash === flat ? null : hash;
}
