/** How the SQL of a migration has to be applied. */

/** The first line of a migration whose statements cannot run in a transaction. */
const outsideMark = '-- outside a transaction';

export const isOutsideTransaction = (sql: string) => sql.startsWith(outsideMark);

/** Splits at semicolons at line ends; migrations outside a transaction contain no function bodies. */
export const splitStatements = (sql: string): string[] =>
  withoutComments(sql)
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

const withoutComments = (sql: string) => sql.replaceAll(/^\s*--.*$/gm, '');

/** Why a migration could block the running site. `newTables`: tables it creates, which nobody uses yet. */
export function migrationFaults(sql: string): string[] {
  const plain = withoutComments(sql).replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
  const created = new Set(
    [...plain.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const outside = isOutsideTransaction(sql);
  return splitStatements(plain).flatMap((statement) => faultOf(statement, created, outside) ?? []);
}

function faultOf(statement: string, created: Set<string | undefined>, outside: boolean) {
  const index = /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?.*? ON (?:ONLY )?"?(\w+)"?/is.exec(
    statement,
  );
  const isConcurrent = Boolean(index?.[1]) || /^DROP INDEX CONCURRENTLY/i.test(statement);
  if (isConcurrent && !outside) return `needs "${outsideMark}" in the first line: ${statement}`;
  if (outside && index && !/ IF NOT EXISTS /i.test(statement)) {
    return `may run twice, so it needs IF NOT EXISTS: ${statement}`;
  }
  if (index && !index[1] && !created.has(index[2])) {
    return `locks "${index[2]}" while the index is built, use CONCURRENTLY: ${statement}`;
  }
  const table = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1];
  if (!table || created.has(table)) return undefined;
  if (/ADD CONSTRAINT/i.test(statement) && /CHECK|FOREIGN KEY/i.test(statement)) {
    if (!/NOT VALID/i.test(statement)) {
      return `reads all of "${table}" under a lock, add it NOT VALID and validate it after: ${statement}`;
    }
  }
  if (/ALTER COLUMN .* (SET DATA )?TYPE /i.test(statement)) {
    return `rewrites "${table}" under a lock, add a column instead: ${statement}`;
  }
  if (/ALTER COLUMN .* SET NOT NULL/i.test(statement)) {
    return `reads all of "${table}" under a lock, validate a CHECK first: ${statement}`;
  }
  return undefined;
}
