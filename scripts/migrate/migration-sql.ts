/** The first line of a migration whose statements cannot run in a transaction. */
export const outsideMark = '-- outside a transaction';

export const isOutsideTransaction = (sql: string) => sql.startsWith(outsideMark);

/** At semicolons at line ends: migrations outside a transaction have no function bodies. */
export const splitStatements = (sql: string): string[] =>
  withoutComments(sql)
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

const withoutComments = (sql: string) => sql.replaceAll(/^\s*--.*$/gm, '');

/** A statement on an index that blocks no request, and so may wait for older transactions. */
export const isConcurrent = (statement: string): boolean =>
  /^(?:CREATE (?:UNIQUE )?INDEX|DROP INDEX|REINDEX \w+) CONCURRENTLY\b/i.test(oneLine(statement));

export const builtIndex = (statement: string): string | null =>
  /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "?(\w+)"?/i.exec(oneLine(statement))?.[1] ??
  null;

const oneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ');
