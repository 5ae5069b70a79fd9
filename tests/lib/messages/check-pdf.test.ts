import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '@/lib/messages/attachments/check-pdf';
import { messageTexts } from '@/lib/messages/texts';
import { makePackedPdf, makePdf } from '../../builders/pdf';

/** A PDF with packed objects, some names of whose dictionary are written otherwise, and `last` at its end. */
function recoded(names: Record<string, string>, extra = '/S /JavaScript', last = ''): Buffer {
  const pdf = makePackedPdf(extra).toString('latin1');
  const at = pdf.indexOf('>>\nstream');
  const dictionary = Object.entries(names).reduce(
    (text, [name, written]) => text.replace(name, written),
    pdf.slice(0, at) + last,
  );
  const added = dictionary.length - at;
  const rest = pdf
    .slice(at)
    .replace(/startxref\n(\d+)/, (_, offset: string) => `startxref\n${Number(offset) + added}`);
  return Buffer.from(dictionary + rest, 'latin1');
}

describe('checkPdf', () => {
  test('accepts PDFs with plain and with packed objects', async () => {
    await checkPdf(makePdf());
    await checkPdf(makePackedPdf());
    await checkPdf(recoded({ '/ObjStm': '/Obj#53tm', '/Filter': '/Fi#6cter' }, ''));
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
    [
      'a packed script in a stream whose type is written with codes',
      recoded({ '/ObjStm': '/Obj#53tm' }),
      messageTexts.pdfActive,
    ],
    [
      'a packed script in a stream whose filter is written with codes',
      recoded({ '/Filter': '/Fi#6cter', '/FlateDecode': '/Flate#44ecode' }),
      messageTexts.pdfActive,
    ],
    [
      'a packed script in a stream whose type, filter and length are written with codes',
      recoded({
        '/ObjStm': '/#4fbj#53tm',
        '/Filter': '/Filte#72',
        '/FlateDecode': '/#46lateDecode',
        '/Length': '/Lengt#68',
      }),
      messageTexts.pdfActive,
    ],
    [
      'a packed script whose own name is written with codes too',
      recoded({ '/ObjStm': '/Obj#53tm' }, '/S /J#61vaScript'),
      messageTexts.pdfActive,
    ],
    [
      'packed objects whose filter is in no name before the stream',
      recoded({ '/Filter': '/Title (1 0 obj) /Filter' }, '/S /JavaScript', '(2 0 obj)'),
      messageTexts.pdfActive,
    ],
    [
      'a password whose name is written with codes',
      makePdf('/Encr#79pt 9 0 R'),
      messageTexts.pdfLocked,
    ],
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
