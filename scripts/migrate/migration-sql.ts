/** How the SQL of a migration has to be applied. */

/** The first line of a migration whose statements cannot run in a transaction. */
const outsideMark = '-- outside a transaction';

export const isOutsideTransaction = (sql: string) => sql.startsWith(outsideMark);

/** Of a migration that drops or renames: names the migration whose version no longer uses it. */
const contractMark = '-- not used since';
const unusedSince = new RegExp(`^${contractMark} (\\S+)`, 'm');

/** Splits at semicolons at line ends; migrations outside a transaction contain no function bodies. */
export const splitStatements = (sql: string): string[] =>
  withoutComments(sql)
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

const withoutComments = (sql: string) => sql.replaceAll(/^\s*--.*$/gm, '');

/** The index that a statement builds beside running requests, or null. */
export const concurrentIndex = (statement: string): string | null =>
  /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "?(\w+)"?/i.exec(statement)?.[1] ?? null;

type Context = {
  /** Tables that the migration creates: nobody uses them yet. */
  created: ReadonlySet<string | undefined>;
  outside: boolean;
  contracts: boolean;
};

/**
 * Why a migration could block the running site, or break the version that runs during the update.
 * `earlier` has the names of the migrations before it.
 */
export function migrationFaults(sql: string, earlier: readonly string[] = []): string[] {
  const plain = withoutComments(sql).replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
  const created = new Set(
    [...plain.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const outside = isOutsideTransaction(sql);
  const since = unusedSince.exec(sql)?.[1];
  const context = { created, outside, contracts: since !== undefined };
  const statements = splitStatements(plain);
  const altered = new Set(statements.map(tableOf).filter((table) => table && !created.has(table)));
  return [
    ...(since && !earlier.includes(since)
      ? [`"${contractMark} ${since}" names no earlier migration`]
      : []),
    ...statements.flatMap((statement) => faultOf(statement, context) ?? []),
    ...(altered.size > 1 && !outside
      ? [`locks ${[...altered].join(', ')} until its end, use a migration for each`]
      : []),
  ];
}

const tableOf = (statement: string) =>
  /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1];

function faultOf(statement: string, { created, outside, contracts }: Context) {
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
  if (/^DROP INDEX (?!CONCURRENTLY)/i.test(statement)) {
    return `locks its table, use CONCURRENTLY: ${statement}`;
  }
  if (drops.some((drop) => drop.test(statement)) && !contracts) {
    return `breaks the version before, unless "${contractMark}" names one that no longer uses it: ${statement}`;
  }
  const changed = /^(?:UPDATE|DELETE FROM) (?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1];
  if (changed && !created.has(changed)) {
    return `locks rows of "${changed}" until its end, change them by a job: ${statement}`;
  }
  const table = tableOf(statement);
  return table && !created.has(table) ? faultOfTable(statement, table, outside) : undefined;
}

/** Not indexes, which no version needs for its answers. */
const drops = [
  /^DROP (?:TABLE|TYPE|FUNCTION|VIEW|MATERIALIZED VIEW|SEQUENCE|EXTENSION)/i,
  /^ALTER TABLE .* (?:DROP (?:COLUMN )?(?!CONSTRAINT|DEFAULT|NOT NULL|EXPRESSION|IDENTITY)"?\w+"?|RENAME )/is,
  /^ALTER TYPE .* RENAME /is,
];

const volatile = /DEFAULT [^,]*\b(?:gen_random_uuid|random|clock_timestamp|nextval)\s*\(/i;

function faultOfTable(statement: string, table: string, outside: boolean) {
  if (/ADD CONSTRAINT/i.test(statement)) {
    if (/CHECK|FOREIGN KEY/i.test(statement) && !/NOT VALID/i.test(statement)) {
      return `reads all of "${table}" under a lock, add it NOT VALID and validate it after: ${statement}`;
    }
    if (/UNIQUE|PRIMARY KEY|EXCLUDE/i.test(statement) && !/USING INDEX/i.test(statement)) {
      return `locks "${table}" while its index is built, build that first and add it USING INDEX: ${statement}`;
    }
  }
  if (/VALIDATE CONSTRAINT/i.test(statement) && !outside) {
    return `keeps the locks of the other statements while it reads "${table}", needs "${outsideMark}": ${statement}`;
  }
  if (/ADD COLUMN/i.test(statement)) {
    if (/\bSTORED\b|\bSERIAL\b|\bIDENTITY\b/i.test(statement) || volatile.test(statement)) {
      return `rewrites "${table}" under a lock, add the column empty and fill it by a job: ${statement}`;
    }
    if (/\bUNIQUE\b|PRIMARY KEY/i.test(statement)) {
      return `locks "${table}" while its index is built, build that CONCURRENTLY: ${statement}`;
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
