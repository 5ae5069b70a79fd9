/** A file that counts as a complete picture, with this text for its pixels. */
export function wholeWebp(text = ''): Buffer {
  const body = Buffer.from(`WEBP${text}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body]);
}
