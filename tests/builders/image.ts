import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/* Only from raw pixels: lib/images blocks sharp's other inputs for the whole process. */

type Size = { width?: number; height?: number };

/** Left half red, right half blue, so that a test can see its orientation. */
function drawing({ width = 800, height = 600 }: Size = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 220;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const makeJpeg = (size?: Size): Promise<Buffer> => drawing(size).jpeg().toBuffer();
export const makePng = (size?: Size): Promise<Buffer> => drawing(size).png().toBuffer();
export const makeWebp = (size?: Size): Promise<Buffer> => drawing(size).webp().toBuffer();
export const makeGif = (size?: Size): Promise<Buffer> => drawing(size).gif().toBuffer();

/** As from a phone held sideways: with GPS data and a rotation of 90° clockwise. */
export const makePhonePhoto = (): Promise<Buffer> =>
  drawing({ width: 900, height: 600 })
    .withExif({
      IFD0: { Make: 'Testphone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const makeWideGamutJpeg = (): Promise<Buffer> =>
  drawing().withIccProfile('p3').jpeg().toBuffer();

export const makeTransparentPng = (): Promise<Buffer> =>
  sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();

/** 30 KB that unpack to 225 megapixels, built byte by byte because rendering takes seconds. */
export function makePixelBomb(): Buffer {
  const side = 15_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  // One bit for each pixel, and for each row a byte that names its filter.
  const rows = Buffer.alloc(side * (1 + side / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The beginning of an interlaced PNG of 39 megapixels with 16 bits for each colour. */
export function makeHeavyPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(6500, 0);
  header.writeUInt32BE(6000, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
