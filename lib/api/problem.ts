import type * as z from 'zod';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { isLockTimeout, isUnavailable, loggable } from '@/lib/db/errors';
import {
  AppError,
  type ErrorCode,
  errorStatus,
  type FieldErrors,
  type ProofChallenge,
} from '@/lib/errors';

export type Problem = {
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
  proof?: ProofChallenge;
};

export function problemReply(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : unknownError(error, requestId);
  const body: Problem = { error: known.message, code: known.code };
  if (known.fields) body.fields = known.fields;
  if (known.proof) body.proof = known.proof;
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  // The rest of the body stays unread, so the connection cannot be reused.
  if (known.code === 'timed_out') headers.set('connection', 'close');
  if (known.retryAfter) headers.set('retry-after', String(known.retryAfter));
  return Response.json(body, { status: errorStatus[known.code], headers });
}

function unknownError(error: unknown, requestId: string): AppError {
  if (isLockTimeout(error)) return new AppError('conflict', siteTexts.changeInProgress);
  console.error(`request ${requestId} failed:`, loggable(error));
  return isUnavailable(error)
    ? new AppError('unavailable', siteTexts.serverError, { retryAfter: 10 })
    : new AppError('internal', siteTexts.publishFailed);
}

/** Limits replies to long lists of invalid items; no form has more fields. */
const fieldsMax = 100;

export function invalidInput(error: z.ZodError): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues.slice(0, fieldsMax)) {
    const path = issue.path.map(String).join('.') || 'body';
    fields[path] ??= issue.message;
  }
  const [first] = Object.values(fields);
  return new AppError('invalid', first ?? 'Please check what you sent.', { fields });
}
