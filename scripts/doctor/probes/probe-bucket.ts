import type { Env } from '@/lib/env.ts';
import { imageFiles, newImageName } from '@/lib/images/image-names.ts';
import { s3Settings } from '@/lib/images/storage/s3-settings.ts';
import { describeS3Error, openS3, s3Storage } from '@/lib/images/storage/s3-storage.ts';
import { failure } from '../../launch/preflight.mjs';
import { probeDirectUploads } from './probe-direct-uploads.ts';

const timeout = 10_000;
/** The shortest file that counts as a picture. */
const picture = Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1');

export async function probeBucket(values: Partial<Env>): Promise<string> {
  const settings = s3Settings(values);
  if (!settings) throw failure('a setting is wrong');
  const s3 = await openS3(settings, timeout);
  try {
    await s3.headBucket({ Bucket: settings.bucket }, { abortSignal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw failure(`bucket ${settings.bucket}: ${describeS3Error(error)}`);
  }
  const store = s3Storage(settings, timeout);
  const [file = '', absent = ''] = imageFiles([newImageName()]);
  await attempt('save objects', () => store.put(file, picture));
  await attempt('read objects', () => store.get(file));
  await attempt('tell that an object is missing (s3:ListBucket)', () => store.get(absent));
  await attempt('remove objects', () => store.remove([file]));
  const done = `bucket ${settings.bucket}: objects can be saved, read and removed`;
  if (!values.DIRECT_UPLOADS) return done;
  await probeDirectUploads(settings, values.APP_URL ?? '');
  return `${done}, and browsers can send files to it`;
}

async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw failure(`cannot ${what}: ${describeS3Error((error as Error).cause)}`);
  }
}
