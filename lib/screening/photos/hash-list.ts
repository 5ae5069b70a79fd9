import { AppError } from '@/lib/errors';

/** One 64-bit hash per line, in 16 hexadecimal digits. Empty lines and text after # are ignored. */
export function parseHashList(text: string): bigint[] {
  return text.split('\n').flatMap((line, index) => {
    const entry = line.replace(/#.*/, '').trim();
    if (entry === '') return [];
    if (!/^[0-9a-f]{16}$/i.test(entry)) {
      throw new AppError('invalid', `Line ${index + 1} is no hash of 16 hexadecimal digits.`);
    }
    return [BigInt.asIntN(64, BigInt(`0x${entry}`))];
  });
}
