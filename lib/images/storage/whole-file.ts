/** Judged by the first and last bytes. */
export const isWhole = (file: string, bytes: Uint8Array): boolean =>
  file.endsWith('.pdf') ? isWholePdf(bytes) : isWholeWebp(bytes);

function isWholeWebp(bytes: Uint8Array): boolean {
  const header = Buffer.from(bytes.subarray(0, 12));
  if (!/^RIFF.{4}WEBP$/s.test(header.toString('latin1'))) return false;
  return header.readUInt32LE(4) === bytes.length - 8;
}

const isWholePdf = (bytes: Uint8Array): boolean =>
  textOf(bytes, 0, 5) === '%PDF-' && /%%EOF\s*$/.test(textOf(bytes, -2048));

const textOf = (bytes: Uint8Array, from: number, to?: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');
