import pg from 'pg';

/** pg gives this error only a message. */
export const noConnection = 'timeout exceeded when trying to connect';

type Kind = 'unreachable' | 'starting' | 'full' | 'refused' | 'busy';

/** `busy`: all connections of the pool were in use; the other kinds are the database's. */
export function kindOfFailure(error: unknown): Kind {
  if (error instanceof Error && error.message === noConnection) return 'busy';
  if (!(error instanceof pg.DatabaseError)) return 'unreachable';
  const sqlState = error.code ?? '';
  if (sqlState.startsWith('57')) return 'starting';
  return sqlState.startsWith('53') ? 'full' : 'refused';
}
