import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import type { Decoding, Pixels } from './decoders.mjs';

/** Included in the build by next.config.ts. */
const program = () =>
  join(/* turbopackIgnore: true */ process.cwd(), 'lib/images/decoder-process.mjs');

const startPatience = 10 * second;

/**
 * The process returns its memory when it ends and gets no settings, as pictures may be hostile.
 * Without the program they are refused, as nothing would bound their memory beside the secrets.
 */
export async function decodeApart(bytes: Uint8Array, decoding: Decoding): Promise<Pixels> {
  if (!existsSync(program())) {
    console.error('Large pictures are refused: decoder-process.mjs was not copied.');
    throw new AppError('invalid', siteTexts.imageTooComplex);
  }
  const child = spawn(process.execPath, [program(), JSON.stringify(decoding)], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    timeout: decoding.seconds * second + startPatience,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => {
      reject(new AppError('unavailable', siteTexts.uploadsBusy, { retryAfter: 5, cause }));
    });
    child.once('close', resolve);
  });
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [code, output, complaint] = await Promise.all([
    ended,
    buffer(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(complaint || `The decoder ended with ${code}.`);
  const end = output.indexOf('\n');
  return { ...JSON.parse(output.toString('utf8', 0, end)), pixels: output.subarray(end + 1) };
}
