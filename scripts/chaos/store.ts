import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosSite } from './site.ts';

const ending = '._S3rver_object';

/** Read from the stand-in's folder, so includes what a killed server left incomplete. */
export function namesIn({ folder }: ChaosSite, bucket: string): string[] {
  const directory = join(folder, 'store', bucket);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((name) => name.endsWith('.webp') || name.includes('quarantine'))
    .sort();
}
