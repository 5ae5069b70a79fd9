import { env } from '@/lib/env';
import { type S3Settings, s3Settings } from '@/lib/images/storage/s3-settings';

/** Pages with fields for files. */
const pages = /^\/(?:post|edit|share|my-account|ad|adult\/ad)(?:\/|$)/;

/** The origin to which a page may send files, where the operator has files sent to the store. */
export function uploadsTo(pathname: string): string | undefined {
  const values = env();
  const settings = values.DIRECT_UPLOADS && pages.test(pathname) ? s3Settings(values) : undefined;
  return settings && originOf(settings);
}

/** As Amazon's client addresses a bucket. A name with dots would not match the store's certificate. */
function originOf({ bucket, region, endpoint }: S3Settings) {
  if (endpoint) return new URL(endpoint).origin;
  const host = `s3.${region}.amazonaws.com`;
  return `https://${bucket.includes('.') ? host : `${bucket}.${host}`}`;
}
