import { type ErrorCode, errorStatus } from '@/lib/errors';
import type { Operation } from './operation';

export const errorMeanings: Record<ErrorCode, string> = {
  invalid: 'The input is invalid; see fields.',
  unauthenticated: 'Not logged in, or the password is wrong.',
  payment_required: 'The requested upgrades are not paid.',
  forbidden: 'The caller is not allowed to do this, or the request came from another site.',
  not_found: 'It does not exist or belongs to somebody else.',
  conflict: 'It was changed meanwhile, is taken, or is withheld by moderation.',
  timed_out: 'The body did not arrive in time.',
  too_large: 'The body is too large.',
  unsupported: 'The body is not JSON, or a picture is of another kind.',
  rate_limited:
    'Too many requests. Retry-After gives the seconds to wait; proof, if present, a proof of work with which the request passes at once.',
  internal: 'Our fault. The request’s id helps to find out why.',
  unavailable: 'A required service is down. Retry-After gives the seconds to wait.',
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
