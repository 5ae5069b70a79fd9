import { second } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { perProcess } from '@/lib/process/per-process';
import type { S3Settings } from './s3-settings';

/** Uploads that have waited for others do not wait for a silent store as well. */
const refusedFor = 5 * second;

const silentUntil = () => perProcess('silent stores', () => new Map<string, number>());

const keyOf = ({ endpoint, bucket }: S3Settings) => `${endpoint} ${bucket}`;

/** Throws `unavailable` with the sentence if a call to the bucket has just timed out. */
export function requireAnswers(settings: S3Settings, sentence: string): void {
  if (performance.now() >= (silentUntil().get(keyOf(settings)) ?? 0)) return;
  throw new AppError('unavailable', sentence, { retryAfter: refusedFor / second });
}

/** Remembers a bucket whose failure took at least half of the timeout (ms). */
export async function noticeSilence<T>(
  settings: S3Settings,
  timeout: number,
  call: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  try {
    return await call();
  } catch (error) {
    const ended = performance.now();
    if (ended - begun >= timeout / 2) silentUntil().set(keyOf(settings), ended + refusedFor);
    throw error;
  }
}
