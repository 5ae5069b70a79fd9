/* Run by decode-apart.ts. Writes the size as JSON, a line break, and the pixels. */
import { buffer } from 'node:stream/consumers';
import { decode } from './decoders.mjs';

try {
  const bytes = await buffer(process.stdin);
  const { pixels, ...size } = await decode(bytes, JSON.parse(process.argv[2] ?? ''));
  process.stdout.write(`${JSON.stringify(size)}\n`);
  process.stdout.end(pixels);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
