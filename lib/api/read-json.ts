import { AppError } from '@/lib/errors';

/** Default limit of a JSON body. */
export const defaultMaxBytes = 64 * 1024;

/**
 * Undefined without a body. Enforces the limit while reading, whatever Content-Length says. Throws
 * `unsupported`, `too_large` or `invalid`.
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

/** Enforces the limit while reading. Throws `too_large` or `invalid`. */
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
  for await (const chunk of withReadErrors(request.body)) {
    size += chunk.length;
    if (size > maxBytes) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A dropped connection is the caller's error, not ours. */
async function* withReadErrors(body: ReadableStream<Uint8Array>) {
  try {
    yield* body;
  } catch (cause) {
    throw new AppError('invalid', 'The body was cut off.', { cause });
  }
}
