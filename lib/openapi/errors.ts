import { type ErrorCode, errorStatus } from '@/lib/errors';
import type { Operation } from './operation';

export const errorMeanings: Record<ErrorCode, string> = {
  invalid: 'Something sent is wrong; fields says what.',
  unauthenticated: 'Nobody is logged in, or the password is wrong.',
  payment_required: 'Upgrades were asked for that are not paid.',
  forbidden: 'It is known who calls, and they may not; or another site made the browser call.',
  not_found: 'There is no such thing, or it is somebody else’s.',
  conflict: 'It was changed meanwhile, is taken, or is withheld.',
  timed_out: 'The body did not arrive in time.',
  too_large: 'The body is too large.',
  unsupported: 'The body is not JSON, or a picture is of another kind.',
  rate_limited:
    'Too often. Retry-After says after how many seconds to try again, and proof, where it is there, how to pass at once.',
  internal: 'Our fault. The request’s id helps to find out why.',
  unavailable: 'Something that is needed is down. Retry-After says when to try again.',
};

export function errorsOf(operation: Operation): ErrorCode[] {
  const { access, body, method, errors = [] } = operation;
  const codes = new Set<ErrorCode>([...errors, 'rate_limited', 'internal', 'unavailable']);
  const needsLogin = access === 'member' || access === 'staff';
  if (needsLogin) codes.add('unauthenticated');
  // Members get `not_found`, staff without a second factor `forbidden`.
  if (access === 'staff') codes.add('not_found').add('forbidden');
  // Concurrent changes of the same rows.
  if (needsLogin && method !== 'get') codes.add('conflict');
  // The origin check.
  if (method !== 'get') codes.add('forbidden');
  if (body)
    for (const code of ['invalid', 'timed_out', 'too_large', 'unsupported'] as const)
      codes.add(code);
  return [...codes].sort((a, b) => errorStatus[a] - errorStatus[b]);
}
