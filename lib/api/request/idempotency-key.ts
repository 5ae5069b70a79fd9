import { AppError } from '@/lib/errors';

const pattern = /^[\x21-\x7e]{1,200}$/;

export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (pattern.test(key)) return key;
  throw new AppError('invalid', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}
