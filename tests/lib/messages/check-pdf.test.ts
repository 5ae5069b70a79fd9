import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '@/lib/messages/attachments/check-pdf';
import { messageTexts } from '@/lib/messages/texts';
import { makePackedPdf, makePdf } from '../../builders/pdf';

describe('checkPdf', () => {
  test('accepts PDFs with plain and with packed objects', async () => {
    await checkPdf(makePdf());
    await checkPdf(makePackedPdf());
  });

  test.each([
    ['what is no PDF', Buffer.from('MZ\x90 a program'), messageTexts.noPdf],
    [
      'a web page before a PDF',
      Buffer.concat([Buffer.from('<html>'), makePdf()]),
      messageTexts.noPdf,
    ],
    ['one that was cut off', makePdf().subarray(0, -12), messageTexts.pdfDamaged],
    [
      'a web page after a PDF',
      Buffer.concat([makePdf(), Buffer.from('<script>')]),
      messageTexts.pdfDamaged,
    ],
    ['one with a password', makePdf('/Encrypt 9 0 R'), messageTexts.pdfLocked],
    [
      'one with a script',
      makePdf('/OpenAction << /S /JavaScript /JS (x) >>'),
      messageTexts.pdfActive,
    ],
    [
      'a script whose name is written with codes',
      makePdf('/S /J#61vaScript'),
      messageTexts.pdfActive,
    ],
    ['one that starts a program', makePdf('/S /Launch'), messageTexts.pdfActive],
    [
      'one with a file inside',
      makePdf('/Names << /EmbeddedFiles 9 0 R >>'),
      messageTexts.pdfActive,
    ],
    ['a packed script', makePackedPdf('/S /JavaScript'), messageTexts.pdfActive],
  ])('refuses %s', async (_, bytes, message) => {
    await expect(checkPdf(bytes)).rejects.toThrow(message);
  });

  test('unpacks at most 24 MB', async () => {
    const bomb = deflateSync(Buffer.alloc(40 * 1024 ** 2));
    const stream = `4 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${bomb.toString('latin1')}\nendstream\nendobj\n`;
    const pdf = makePdf().toString('latin1');
    const whole = pdf
      .replace('xref', `${stream}xref`)
      .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + stream.length}`);
    await expect(checkPdf(Buffer.from(whole, 'latin1'))).rejects.toThrow(messageTexts.pdfDamaged);
  });

  test('reads a file with a repeated name once', async () => {
    const names = '/ObjStm'.repeat(700_000);
    const pdf = makePdf(`${names} stream\n endstream`);
    const begun = performance.now();
    await checkPdf(pdf).catch(() => undefined);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
