import type { S3 } from '@aws-sdk/client-s3';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { isAttachmentFile, isStoredFile } from '@/lib/images/image-names';
import type { S3Settings } from './s3-settings';
import { noticeSilence, requireAnswers } from './silent-store';
import type { Storage } from './storage-interface';
import { isWhole } from './whole-file';

/** Loaded on first use: the client takes 200 ms and 35 MB, and most demos never use it. */
export async function openS3(settings: S3Settings, timeout: number): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const { region, credentials, endpoint } = settings;
  return new S3({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's refuse newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeout / 3, socketTimeout: timeout * 0.75 },
  });
}

/** S3's limit for DeleteObjects. */
const removedAtOnce = 1000;

/** For one call with its retries. What people wait for takes less than five seconds in all. */
export const storeTimeout = 3 * second;

/** Nobody waits for a removal. */
export const removalTimeoutFactor = 3;

/** Objects under `uploads/` in a private bucket; the site serves them. */
export function s3Storage(settings: S3Settings, timeout = storeTimeout): Storage {
  const { bucket: Bucket } = settings;
  let opened: Promise<S3> | undefined;
  const s3 = () => {
    opened ??= openS3(settings, timeout);
    return opened;
  };
  const limit = (ms = timeout) => ({ abortSignal: AbortSignal.timeout(ms) });

  return {
    requireAnswers: () => requireAnswers(settings, siteTexts.imagesNotSaved),

    async put(file, bytes, timeoutMs = timeout) {
      const object = {
        Bucket,
        Key: keyOf(file),
        Body: bytes,
        ...objectHeaders(file),
      };
      const ms = Math.ceil(Math.max(0, Math.min(timeout, timeoutMs)));
      const store = async () => {
        const options = limit(ms);
        const { ETag } = await (await s3()).putObject(object, options);
        if (!ETag) throw notConfirmedError('No ETag');
      };
      await masked('save', siteTexts.imagesNotSaved, () => noticeSilence(settings, ms, store));
    },

    get: (file) =>
      masked('read', siteTexts.imagesUnavailable, async () => {
        if (!isStoredFile(file)) return undefined;
        try {
          const { Body } = await (await s3()).getObject({ Bucket, Key: keyOf(file) }, limit());
          const bytes = Uint8Array.from((await Body?.transformToByteArray()) ?? []);
          if (!isWhole(file, bytes)) throw notConfirmedError('Not the file that was stored');
          return bytes;
        } catch (error) {
          if (isMissingObject(error)) return undefined;
          throw error;
        }
      }),

    async remove(files) {
      const keys = files.map(keyOf);
      await masked('remove', siteTexts.imagesUnavailable, async () => {
        await removeObjects(await s3(), Bucket, keys, timeout * removalTimeoutFactor);
      });
    },
  };
}

/** A reply with status 200 from a proxy instead of the store, or one that was cut short. */
export const notConfirmedError = (what: string) =>
  Object.assign(new Error(what), { name: 'NotConfirmed' });

/** Ignores missing objects. `timeout`: for each thousand. */
export async function removeObjects(s3: S3, Bucket: string, keys: string[], timeout: number) {
  for (let start = 0; start < keys.length; start += removedAtOnce) {
    const Objects = keys.slice(start, start + removedAtOnce).map((Key) => ({ Key }));
    const { Errors } = await s3.deleteObjects(
      { Bucket, Delete: { Objects, Quiet: true } },
      { abortSignal: AbortSignal.timeout(timeout) },
    );
    if (Errors?.[0]) throw Object.assign(new Error(), { name: Errors[0].Code });
  }
}

/** Only for people who browse the private bucket. */
export const objectHeaders = (file: string) => ({
  ContentType: file.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
  CacheControl: isAttachmentFile(file)
    ? 'private, no-store'
    : 'public, max-age=31536000, immutable',
});

function keyOf(file: string): string {
  if (!isStoredFile(file)) throw new Error('not the name of a picture');
  return `uploads/${file}`;
}

// A missing bucket is a 404 too, but a different error.
export const isMissingObject = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '');

export async function masked<T>(
  what: string,
  sentence: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    console.error(`cannot ${what} pictures in the bucket: ${describeS3Error(cause)}`);
    throw new AppError('unavailable', sentence, { retryAfter: 60, cause });
  }
}

/** Name and status only: the message may hold keys. */
export function describeS3Error(error: unknown): string {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const detail = $metadata?.httpStatusCode ?? code;
  return detail ? `${name} (${detail})` : String(name);
}
