import { AppError } from '@/lib/errors';

/** Bytes of a JSON body where a route says nothing else. */
export const defaultMaxBytes = 64 * 1024;

/**
 * The JSON body of a request, or undefined when there is none. The limit is enforced while reading,
 * whatever Content-Length claims. Throws `unsupported`, `too_large` or `invalid`.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
  tooLarge?: string,
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes, tooLarge);
  if (bytes.length === 0) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('unsupported', 'Please send JSON (content-type: application/json).');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid', 'The body is not valid JSON.', { cause });
  }
}

/** The bytes of a body, up to a limit that is enforced while reading. Throws `too_large` or `invalid`. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge = `Please send at most ${Math.floor(maxBytes / 1024)} KB.`,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const refuse = () => new AppError('too_large', tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of wholly(request.body)) {
    size += chunk.length;
    if (size > maxBytes) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A caller who goes away in the middle is an everyday thing, not a failure of ours. */
async function* wholly(body: ReadableStream<Uint8Array>) {
  try {
    yield* body;
  } catch (cause) {
    throw new AppError('invalid', 'The body was cut off.', { cause });
  }
}
