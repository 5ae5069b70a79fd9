import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRunning } from '../launch/preflight.mjs';
import { loadSecrets } from '../start/secrets.ts';

export function runningDatabase(directory: string): string | undefined {
  const port = join(directory, 'postgres.port');
  if (!readRunning(directory) || !existsSync(port)) return undefined;
  const { POSTGRES_PASSWORD } = loadSecrets(directory);
  return `postgresql://postgres:${POSTGRES_PASSWORD}@127.0.0.1:${readFileSync(port, 'utf8').trim()}/townboard`;
}
