import type { S3 } from '@aws-sdk/client-s3';
import { directUploadSigned } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { type Env, env } from '@/lib/env';
import { AppError, type ErrorCode } from '@/lib/errors';
import { type S3Settings, s3Settings } from '@/lib/images/storage/s3-settings';
import {
  isMissingObject,
  masked,
  openS3,
  removalTimeoutFactor,
  removeObjects,
  storeTimeout,
} from '@/lib/images/storage/s3-storage';
import { noticeSilence } from '@/lib/images/storage/silent-store';
import { directUploadTexts } from './texts';

/** Files that members have uploaded and nobody has checked. The site never serves them. */
export type Quarantine = {
  /** An address for a single PUT of a file of this size and type. */
  sign(key: string, file: { bytes: number; type: string }, at: Date): Promise<string>;
  /** Throws `invalid` if it is missing or has another size, and `unavailable`. */
  read(key: string, bytes: number): Promise<Buffer>;
  remove(keys: string[]): Promise<void>;
};

const keyOf = (key: string) => `uploads/quarantine/${key}`;

export function bucketQuarantine(settings: S3Settings, timeout = storeTimeout): Quarantine {
  const { bucket: Bucket } = settings;
  let opened: Promise<S3> | undefined;
  const s3 = () => {
    opened ??= openS3(settings, timeout);
    return opened;
  };

  return {
    async sign(key, { bytes, type }, at) {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const object = { Bucket, Key: keyOf(key), ContentLength: bytes, ContentType: type };
      return getSignedUrl(await s3(), new PutObjectCommand(object), {
        expiresIn: directUploadSigned / second,
        signingDate: at,
        signableHeaders: new Set(['host', 'content-length', 'content-type']),
      });
    },

    async read(key, bytes) {
      const read = async () => {
        const reading = new AbortController();
        const abortSignal = AbortSignal.any([reading.signal, AbortSignal.timeout(timeout)]);
        try {
          const params = { Bucket, Key: keyOf(key) };
          const { Body, ContentLength } = await (await s3()).getObject(params, { abortSignal });
          if (!Body || ContentLength !== bytes) throw refusedUpload(directUploadTexts.cut);
          return Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (isMissingObject(error)) throw refusedUpload(directUploadTexts.missing);
          throw error;
        } finally {
          // Closes the connection of a rejected file.
          reading.abort();
        }
      };
      return masked('read', siteTexts.imagesNotSaved, () => noticeSilence(settings, timeout, read));
    },

    remove: (keys) =>
      masked('remove', siteTexts.imagesUnavailable, async () => {
        await removeObjects(await s3(), Bucket, keys.map(keyOf), timeout * removalTimeoutFactor);
      }),
  };
}

export const refusedUpload = (message: string, code: ErrorCode = 'invalid') =>
  new AppError(code, message, { fields: { upload: message } });

// One per configuration, to reuse connections.
const opened = new WeakMap<Env, Quarantine>();

export function quarantine(): Quarantine | undefined {
  const values = env();
  const settings = s3Settings(values);
  const found = opened.get(values) ?? (settings && bucketQuarantine(settings));
  if (found) opened.set(values, found);
  return found;
}
