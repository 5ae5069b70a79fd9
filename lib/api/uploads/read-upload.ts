import { readJson } from '@/lib/api/request/read-json';
import { bytesOfBase64 } from '@/lib/images/data-url';

const mark = Buffer.from(';base64,');
const cut = /^data:[^,]{0,100};base64,$/;
const [quote, backslash, space] = [0x22, 0x5c, 0x20];

/** As bytes: in plain JSON, a file of 10 MB takes two strings of 13 MB until a major collection. */
export const readUpload =
  (...fields: string[]): typeof readJson =>
  (body, headers) => {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
    const found = bytes.subarray(0, 1024).indexOf(mark);
    const start = found + mark.length;
    const end = bytes.indexOf(quote, start);
    const base64 = bytes.subarray(start, Math.max(start, end));
    const isPlain =
      found >= 0 && end > start && ![backslash, space].some((one) => base64.includes(one));
    if (!isPlain) return readJson(bytes, headers);
    const rest = readJson(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), headers);
    const field = fields.find((name) => isCut(rest, name));
    return field && typeof rest === 'object'
      ? { ...rest, [field]: bytesOfBase64(base64) }
      : readJson(bytes, headers);
  };

function isCut(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const text: unknown = Object.getOwnPropertyDescriptor(value, field)?.value;
  return typeof text === 'string' && cut.test(text);
}
