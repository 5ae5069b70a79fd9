import { AppError } from '@/lib/errors';

export function readJson(bytes: Uint8Array, headers: Headers): unknown {
  if (bytes.length === 0) return undefined;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('unsupported', 'Please send JSON (content-type: application/json).');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid', 'The body is not valid JSON.', { cause });
  }
}
