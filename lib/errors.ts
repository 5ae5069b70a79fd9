export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Field name (dotted if nested) to the message shown there. */
export type FieldErrors = Record<string, string>;

export type ProofChallenge = {
  challenge: string;
  /** Leading zero bits of the SHA-256 of the challenge, a dot and a counter. */
  bits: number;
};

/** The only error whose message is shown; others are masked as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  readonly proof: ProofChallenge | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: FieldErrors;
      retryAfter?: number | undefined;
      proof?: ProofChallenge;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.proof = options.proof;
  }
}

/** The same error for missing things and for those of other people. */
export const notFound = (what = 'This page') => new AppError('not_found', `${what} was not found.`);
