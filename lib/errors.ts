/** Codes of failed replies, with their HTTP status. The one table for the whole API. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Field name (dotted for nested ones) to the sentence shown at that field. */
export type FieldErrors = Record<string, string>;

/** The only error whose message a person may read. Everything else is masked as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** The same answer whether a thing does not exist or is another person's. */
export const notFound = (what = 'This page') => new AppError('not_found', `${what} was not found.`);
