import { siteTexts } from '@/lib/catalogue/site-texts';
import { minute, second } from '@/lib/durations';
import { AppError } from '@/lib/errors';

export const defaultMaxBytes = 64 * 1024;

/** For all bodies of a process, counted as bytes arrive, so that slow senders reserve little. */
const heldMaxBytes = 24 * 1024 ** 2;

const grace = 10 * second;
const slowestBytes = 8 * 1024;

export type ReceivedBody = {
  /** Call once: it releases the received chunks. */
  take: () => Uint8Array<ArrayBuffer>;
  release: () => void;
};

let held = 0;

/** Throws `too_large`, `timed_out`, `invalid` if cut off, `unavailable` if memory is short. */
export async function receiveBody(
  { body, headers }: Request,
  maxBytes: number,
  tooLarge = `Please send at most ${Math.floor(maxBytes / 1024)} KB.`,
): Promise<ReceivedBody> {
  const refuse = () => new AppError('too_large', tooLarge);
  if (body && Number(headers.get('content-length') ?? 0) > maxBytes) throw refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const release = () => {
    held -= size;
    size = 0;
  };
  try {
    for await (const chunk of body ? arriving(body, maxBytes) : []) {
      size += chunk.length;
      held += chunk.length;
      if (size > maxBytes) throw refuse();
      if (held > heldMaxBytes) {
        throw new AppError('unavailable', siteTexts.uploadsBusy, { retryAfter: 5 });
      }
      chunks.push(chunk);
    }
  } catch (error) {
    release();
    throw error;
  }
  return { take: () => Buffer.concat(chunks.splice(0)), release };
}

export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const received = await receiveBody(request, maxBytes, tooLarge);
  received.release();
  return received.take();
}

async function* arriving(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader();
  const begun = performance.now();
  let received = 0;
  let isWhole = false;
  try {
    while (!isWhole) {
      const left = begun + timeFor(received, maxBytes) - performance.now();
      const { done, value } = await orTimedOut(reader.read(), left);
      isWhole = done;
      received += value?.length ?? 0;
      if (value) yield value;
    }
  } finally {
    // Not awaited: with a stalled sender it may never settle; after an abort it has failed.
    if (!isWhole) reader.cancel().catch(() => undefined);
  }
}

/** Milliseconds from the start. Short bodies get less time. */
const timeFor = (received: number, maxBytes: number) =>
  maxBytes <= defaultMaxBytes
    ? grace
    : Math.min(grace + (received / slowestBytes) * second, minute);

async function orTimedOut<T>(reading: Promise<T>, left: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new AppError('timed_out', siteTexts.bodyTooSlow));
  const timer = setTimeout(refuse, Math.max(0, left));
  try {
    return await Promise.race([reading, late.promise]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', 'The body was cut off.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
