import { bytesOfBase64 } from '@/lib/images/data-url';
import { readJson } from './read-json';

const mark = Buffer.from(';base64,');
const cut = /^data:[^,]{0,100};base64,$/;
const [quote, backslash, space] = [0x22, 0x5c, 0x20];

/**
 * The JSON of an upload, with its picture as bytes. As JSON alone 10 MB of picture would be two texts of
 * 13 MB, which stay in memory until the next large garbage collection. Throws as readJson, and `too_large`.
 */
export function readUpload(body: Uint8Array, headers: Headers): unknown {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const found = bytes.subarray(0, 1024).indexOf(mark);
  const start = found + mark.length;
  const end = bytes.indexOf(quote, start);
  const base64 = bytes.subarray(start, Math.max(start, end));
  const isPlain =
    found >= 0 && end > start && ![backslash, space].some((one) => base64.includes(one));
  if (!isPlain) return readJson(bytes, headers);
  const rest = readJson(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), headers);
  return hasCutImage(rest) ? { ...rest, image: bytesOfBase64(base64) } : readJson(bytes, headers);
}

const hasCutImage = (value: unknown): value is { image: string } =>
  typeof value === 'object' &&
  value !== null &&
  'image' in value &&
  typeof value.image === 'string' &&
  cut.test(value.image);
