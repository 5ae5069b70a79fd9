/* PostgreSQL's error codes. Imports nothing, for scripts that run before the client is generated. */

export const lockNotAvailable = '55P03';

/** Of a statement that was cancelled, usually by its timeout. */
export const queryCanceled = '57014';
