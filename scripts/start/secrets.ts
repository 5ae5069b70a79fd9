import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../launch/preflight.mjs';

export type Secrets = { AUTH_SECRET: string; POSTGRES_PASSWORD: string };

export function loadSecrets(directory: string): Secrets {
  const file = join(directory, 'secrets.json');
  const stored = existsSync(file) ? parse(file) : {};
  if (isComplete(stored)) return stored;
  if (!('POSTGRES_PASSWORD' in stored) && existsSync(join(directory, 'postgres'))) {
    throw failure(
      `${file} is missing, and without it ${join(directory, 'postgres')} cannot be opened. ` +
        'Put it back, or start afresh: npm run demo:reset',
    );
  }
  const secrets = { AUTH_SECRET: secret(), POSTGRES_PASSWORD: secret(), ...stored };
  // Renamed from a temporary file, so that a crash or a full disk leaves no partial file.
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}

function parse(file: string): Partial<Secrets> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw failure(
    `${file} is damaged (it is not JSON). Put a good copy back, or delete it together with the ` +
      'demo data: rm the file, then npm run demo:reset',
  );
}

const isComplete = (stored: Partial<Secrets>): stored is Secrets =>
  typeof stored.AUTH_SECRET === 'string' && typeof stored.POSTGRES_PASSWORD === 'string';

const secret = () => randomBytes(32).toString('base64url');
