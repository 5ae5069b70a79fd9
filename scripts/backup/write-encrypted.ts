import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Encryption, runProgram } from './programs.ts';

export type WrittenFile = { bytes: number; sha256: string };

export async function writeEncrypted(
  source: AsyncIterable<unknown>,
  path: string,
  encryption: Encryption | undefined,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  if (encryption) {
    const { child, ended } = runProgram(encryption.encrypt, process.env, signal);
    if (!child.stdin || !child.stdout) throw new Error('no pipes');
    // The program's error output is clearer than the broken pipe.
    const piped = Promise.allSettled([
      pipeline(source, child.stdin, { signal }),
      pipeline(child.stdout, counted, target, { signal }),
    ]);
    await ended;
    throwFirst(await piped);
  } else {
    await pipeline(source, counted, target, { signal });
  }
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
  return { bytes, sha256: hash.digest('hex') };
}

function throwFirst(results: PromiseSettledResult<void>[]): void {
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
