import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { AppError } from '@/lib/errors';
import { messageTexts } from '@/lib/messages/texts';

const inflated = promisify(inflate);

/** Limit for all unpacked object streams together. */
const unpackedMost = 24 * 1024 ** 2;

/** Objects that run, open or embed something. A CV needs none of them. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** Throws `unsupported` for no PDF, `invalid` if damaged or with a password, scripts or files. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const raw = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d[\s%]/.test(raw)) throw new AppError('unsupported', messageTexts.noPdf);
  requireTable(raw);
  const file = decodeNames(raw);
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(file.text)) {
    throw new AppError('invalid', messageTexts.pdfLocked);
  }
  if (isActive(raw, file.text)) throw new AppError('invalid', messageTexts.pdfActive);
  for (const objects of await objectStreams(bytes, file)) {
    if (isActive(objects, decodeNames(objects).text)) {
      throw new AppError('invalid', messageTexts.pdfActive);
    }
  }
}

/** The end of a PDF gives the offset of its cross-reference table. */
function requireTable(text: string): void {
  const end = text.slice(-2048);
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end) ?? [];
  const at = text.slice(Number(offset), Number(offset) + 200);
  const isThere =
    offset !== undefined && (/^\s*xref\s/.test(at) || /^\s*\d+\s+\d+\s+obj\b/.test(at));
  if (!isThere) throw damaged();
}

/** `offsetOf` leads from a position in the text to the byte of the file. */
type Decoded = { text: string; offsetOf: (index: number) => number };

/** Names may contain character codes: "/J#61vaScript". */
function decodeNames(raw: string): Decoded {
  /** Where the codes were, each of which is two characters longer. */
  const codes: number[] = [];
  const text = raw.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string, offset: number) => {
    codes.push(offset - 2 * codes.length);
    return String.fromCharCode(Number.parseInt(code, 16));
  });
  const offsetOf = (index: number) => {
    let [low, high] = [0, codes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((codes[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return index + 2 * low;
  };
  return { text, offsetOf };
}

const isActive = (...texts: string[]) => texts.some((text) => active.test(text));

/** Objects can be packed into streams, where a search of the bytes would miss their names. */
async function objectStreams(bytes: Buffer, { text, offsetOf }: Decoded): Promise<string[]> {
  const found: string[] = [];
  let room = unpackedMost;
  let after = 0;
  // Reads each part of the file once, however often the name occurs in it.
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    if (index < after) continue;
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const start = begin.exec(text) ? begin.lastIndex : -1;
    const end = start < 0 ? -1 : text.indexOf('endstream', start);
    if (end < 0) throw damaged();
    const before = text.slice(after, start);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    after = end;
    const packed = bytes.subarray(offsetOf(start), offsetOf(end));
    if (!dictionary.includes('/FlateDecode') && !isZlib(packed)) {
      if (dictionary.includes('/Filter')) throw damaged();
      continue;
    }
    const objects = await unpack(packed, room);
    room -= objects.length;
    found.push(objects);
  }
  return found;
}

/** By its bytes, whatever the dictionary says: plain objects begin with digits. */
const isZlib = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

async function unpack(bytes: Buffer, room: number): Promise<string> {
  try {
    const unpacked = await inflated(bytes, { maxOutputLength: Math.max(1, room) });
    return unpacked.toString('latin1');
  } catch (cause) {
    throw damaged(cause);
  }
}

const damaged = (cause?: unknown) => new AppError('invalid', messageTexts.pdfDamaged, { cause });
