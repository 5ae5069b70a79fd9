import { env } from '@/lib/env';
import { type S3Settings, s3Settings } from '@/lib/images/storage/s3-settings';

const pages = /^\/(?:post|edit|share|my-account|ad|adult\/ad)(?:\/|$)/;

export function uploadsTo(pathname: string): string | undefined {
  const values = env();
  const settings = values.DIRECT_UPLOADS && pages.test(pathname) ? s3Settings(values) : undefined;
  return settings && originOf(settings);
}

/** Like the S3 client's. A bucket name with dots would not match the TLS certificate. */
function originOf({ bucket, region, endpoint }: S3Settings) {
  if (endpoint) return new URL(endpoint).origin;
  const host = `s3.${region}.amazonaws.com`;
  return `https://${bucket.includes('.') ? host : `${bucket}.${host}`}`;
}
