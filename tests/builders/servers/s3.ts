import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Object storage with one bucket and its rules. Key and secret are both "S3RVER". */
export async function startS3(bucket: string, configs: string[] = []) {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs }],
  });
  const { port } = await server.run();
  const stop = async () => {
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}
