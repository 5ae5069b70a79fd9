import type { Env } from '@/lib/env';

export type S3Settings = {
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  endpoint: string | undefined;
};

export function s3Settings(values: Partial<Env>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint, credentials: { accessKeyId, secretAccessKey } };
}
