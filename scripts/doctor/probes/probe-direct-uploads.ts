import { bucketQuarantine } from '@/lib/direct-uploads/quarantine.ts';
import { randomId } from '@/lib/ids.ts';
import type { S3Settings } from '@/lib/images/storage/s3-settings.ts';
import { describeS3Error } from '@/lib/images/storage/s3-storage.ts';
import { failure } from '../../launch/preflight.mjs';

const timeout = 10_000;
const type = 'image/jpeg';
const file = new Uint8Array(8);

export async function probeDirectUploads(settings: S3Settings, site: string): Promise<void> {
  const quarantine = bucketQuarantine(settings, timeout);
  const key = randomId(26);
  const url = await quarantine.sign(key, { bytes: file.length, type }, new Date());
  if (site.startsWith('https:') && !url.startsWith('https:')) {
    throw failure('S3_ENDPOINT is not https: browsers send no files there from a page with https');
  }
  await requireRule(url, new URL(site).origin);
  const put = await ask(url, { method: 'PUT', headers: { 'content-type': type }, body: file });
  if (!put.ok) throw failure(`a file at a signed address is refused (${put.status})`);
  try {
    await requireStrict(url);
    await quarantine.read(key, file.length);
  } catch (error) {
    throw failure((error as Error).message);
  } finally {
    await quarantine.remove([key]).catch((error: Error) => {
      throw failure(`cannot empty the quarantine: ${describeS3Error(error.cause)}`);
    });
  }
}

async function requireRule(url: string, origin: string): Promise<void> {
  const { headers } = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return;
  throw failure(`the bucket has no CORS rule that lets ${origin} PUT with content-type`);
}

async function requireStrict(url: string): Promise<void> {
  const larger = new Uint8Array(file.length + 1);
  const put = await ask(url, { method: 'PUT', headers: { 'content-type': type }, body: larger });
  if (put.ok) throw new Error('the bucket takes larger files than their addresses are signed for');
  const unsigned = new URL(url);
  unsigned.search = '';
  const read = await ask(unsigned, { method: 'GET' });
  if (read.ok) throw new Error('anybody can read uploads/quarantine/: block public access');
}

async function ask(url: string | URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    await response.arrayBuffer();
    return response;
  } catch (error) {
    throw failure(`the bucket does not answer at ${new URL(url).host}: ${(error as Error).name}`);
  }
}
