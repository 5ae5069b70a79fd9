import { deflateSync } from 'node:zlib';

/** A valid PDF with uncompressed objects. `extra` is added to its catalogue. */
export function makePdf(extra = ''): Buffer {
  const objects = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
  ];
  return withTable('%PDF-1.7\n', objects);
}

export function makePackedPdf(extra = ''): Buffer {
  const packed = deflateSync(`1 0 << /Type /Catalog ${extra} >>`);
  const stream = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;
  return withTable('%PDF-1.5\n', [stream]);
}

function withTable(head: string, objects: string[]): Buffer {
  const body = head + objects.join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

export const pdfDataUrl = (bytes: Uint8Array) =>
  `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
