import { describe, expect, test } from 'vitest';
import { readUpload } from '@/lib/api/uploads/read-upload';
import type { AppError } from '@/lib/errors';
import { uploadForm } from '@/lib/images/data-url';
import { newAttachment } from '@/lib/messages/attachments/schema';

const headers = new Headers({ 'content-type': 'application/json' });
const read = (text: string, ...fields: string[]) =>
  readUpload(...(fields.length > 0 ? fields : ['image']))(Buffer.from(text), headers);
const picture = Buffer.from(Array.from({ length: 200_001 }, (_, at) => (at * 31) % 256));
const dataUrl = `data:image/png;base64,${picture.toString('base64')}`;
const imageOf = (text: string) => Buffer.from(uploadForm.parse(read(text)).image);

describe('an upload gives the same bytes', () => {
  test.each([
    ['in the usual form', JSON.stringify({ image: dataUrl })],
    ['with other keys around it', JSON.stringify({ a: 1, image: dataUrl, b: ';base64,' })],
    ['with escaped slashes', JSON.stringify({ image: dataUrl }).replaceAll('/', '\\/')],
    ['after another data URL', JSON.stringify({ other: 'data:a;base64,AAAA', image: dataUrl })],
    ['with a space', JSON.stringify({ image: dataUrl.replace('base64,', 'base64, ') })],
    ['in lines', JSON.stringify({ image: dataUrl.replaceAll(/(.{76})/g, '$1\r\n') })],
  ])('%s', (_, text) => {
    expect(imageOf(text).equals(picture)).toBe(true);
  });

  test('for any length of the last group', () => {
    for (const bytes of [
      picture.subarray(0, 1),
      picture.subarray(0, 2),
      picture.subarray(0, 98_305),
    ]) {
      const text = JSON.stringify({ image: `data:image/png;base64,${bytes.toString('base64')}` });
      expect(imageOf(text).equals(bytes)).toBe(true);
    }
  });
});

test('the picture is passed as bytes instead of a string', () => {
  expect(read(JSON.stringify({ image: dataUrl }))).toEqual({ image: expect.any(Uint8Array) });
});

describe('an attachment of a message', () => {
  test.each(['photo', 'cv'])('as %s is given as the same bytes', (field) => {
    const form = field === 'cv' ? { cv: dataUrl, name: 'CV.pdf' } : { photo: dataUrl };
    const body = read(JSON.stringify(form), 'photo', 'cv');
    expect(body).toEqual({ ...form, [field]: expect.any(Uint8Array) });
    const parsed = newAttachment.parse(body);
    expect(('photo' in parsed ? parsed.photo : parsed.cv).equals(picture)).toBe(true);
  });

  test('in both fields is refused', () => {
    const body = read(
      JSON.stringify({ photo: dataUrl, cv: dataUrl, name: 'CV.pdf' }),
      'photo',
      'cv',
    );
    expect(newAttachment.safeParse(body).success).toBe(false);
  });
});

test.each([
  ['{"image":"data:image/png;base64,AAAA', 'invalid'],
  ['{"image":"data:image/png;base64,AAAA"', 'invalid'],
  [`{"image":"data:image/png;base64,${'A'.repeat(15_000_000)}"}`, 'too_large'],
])('%.40s is refused', (text, code) => {
  expect(() => imageOf(text)).toThrow(expect.objectContaining({ code }) as AppError);
});

test.each(['{"image":7}', '{"image":"https://a.example/;base64,AAAA"}', '{}'])(
  '%s is answered with what to send',
  (text) => {
    const { error } = uploadForm.safeParse(read(text));
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please send the picture as a data URL: data:image/jpeg;base64,…',
    ]);
  },
);
