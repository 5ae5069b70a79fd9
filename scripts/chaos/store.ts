import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { ChaosSite } from './site.ts';

/** Names of all pictures in a bucket, past the stand-in that may fail. */
export async function namesIn({ storeUrl }: ChaosSite, bucket: string): Promise<string[]> {
  const client = new S3Client({
    endpoint: storeUrl,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  const names: string[] = [];
  for (let token: string | undefined; ; ) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ...(token && { ContinuationToken: token }) }),
    );
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    token = page.NextContinuationToken;
    if (!token) return names.filter((name) => name.endsWith('.webp')).sort();
  }
}
