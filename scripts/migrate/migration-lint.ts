import { isOutsideTransaction, outsideMark } from './migration-sql.ts';

/** Precedes the migration whose version no longer uses what this one drops or renames. */
const contractMark = '-- not used since';
const unusedSince = new RegExp(`^${contractMark} (\\S+)`, 'm');

type Kind = { isOutside: boolean; isContracting: boolean };

type Rule = {
  /** Of a statement or of one ALTER TABLE action. Passes if the migration created `table`. */
  refused: RegExp;
  when?: (kind: Kind) => boolean;
  /** `{table}` is replaced. */
  fault: string;
};

const inTransaction = ({ isOutside }: Kind) => !isOutside;
const outside = ({ isOutside }: Kind) => isOutside;
const expanding = ({ isContracting }: Kind) => !isContracting;

const table = String.raw`(?:ONLY )?(?:"?\w+"?\.)?"?(?<table>\w+)\b"?`;
const on = (pattern: string, after = '') => new RegExp(`${pattern} ${table}${after}`, 'gi');
const alter = (action: string) => on('^ALTER TABLE(?: IF EXISTS)?', ` ${action}`);
const addConstraint = String.raw`ADD (?:CONSTRAINT "?\w+"? )?`;
const addColumn = String.raw`ADD (?!(?:CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)\b)`;
const alterColumn = String.raw`ALTER (?:COLUMN )?"?\w+"? `;
const volatile = String.raw`\b(?:gen_random_uuid|uuidv\d|random|clock_timestamp|nextval)\s*\(`;

const breaks = `breaks the version before, unless "${contractMark}" names one that no longer uses it`;
const locksRows = 'locks rows of "{table}" until its end, change them by a job';

/** The first that refuses a statement names its fault. */
const rules: Rule[] = [
  {
    refused: /^(?:CREATE (?:UNIQUE )?INDEX|DROP INDEX|REINDEX \w+) CONCURRENTLY\b/gi,
    when: inTransaction,
    fault: `needs "${outsideMark}" in the first line`,
  },
  {
    refused: /^CREATE (?:UNIQUE )?INDEX\b(?! (?:CONCURRENTLY )?IF NOT EXISTS\b)/gi,
    when: outside,
    fault: 'may run twice, so it needs IF NOT EXISTS',
  },
  {
    refused: /^DROP INDEX CONCURRENTLY (?!IF EXISTS\b)/gi,
    when: outside,
    fault: 'may run twice, so it needs IF EXISTS',
  },
  {
    refused: on('^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY\\b)(?:.*? )?ON'),
    fault: 'locks "{table}" while the index is built, use CONCURRENTLY',
  },
  {
    refused:
      /^(?:DROP INDEX|REINDEX(?: \(.*?\))? \w+|REFRESH MATERIALIZED VIEW) (?!CONCURRENTLY\b)/gi,
    fault: 'locks its table, use CONCURRENTLY',
  },
  {
    refused: /^(?:TRUNCATE|LOCK|CLUSTER|VACUUM \(?(?:.*\b)?FULL)\b/gi,
    fault: 'locks its table',
  },
  { refused: /^DROP (?!INDEX\b)/gi, when: expanding, fault: breaks },
  {
    refused: alter('(?:DROP (?!CONSTRAINT\\b)|RENAME (?!CONSTRAINT\\b)|SET SCHEMA )'),
    when: expanding,
    fault: breaks,
  },
  { refused: alter(`${alterColumn}DROP (?:DEFAULT|IDENTITY)\\b`), when: expanding, fault: breaks },
  {
    refused: /^ALTER (?!TABLE\b|INDEX\b).* (?:RENAME|SET SCHEMA|DROP ATTRIBUTE)\b/gi,
    when: expanding,
    fault: breaks,
  },
  { refused: on('\\bUPDATE', '(?: (?:AS )?"?\\w+"?)? SET\\b'), fault: locksRows },
  { refused: on('\\b(?:DELETE FROM|MERGE INTO)'), fault: locksRows },
  {
    refused: alter(`${addConstraint}(?:CHECK|FOREIGN KEY)\\b(?!.* NOT VALID)`),
    fault: 'reads all of "{table}" under a lock, add it NOT VALID and validate it after',
  },
  {
    refused: alter(`${addConstraint}(?:UNIQUE|PRIMARY KEY|EXCLUDE)\\b(?! USING INDEX )`),
    fault: 'locks "{table}" while its index is built, build that first and add it USING INDEX',
  },
  {
    refused: alter('VALIDATE CONSTRAINT'),
    when: inTransaction,
    fault: `keeps the locks of the other statements while it reads "{table}", needs "${outsideMark}"`,
  },
  {
    refused: alter(
      `${addColumn}.*(?<!")\\b(?:STORED|(?:BIG|SMALL)?SERIAL|IDENTITY|DEFAULT .*${volatile})`,
    ),
    fault: 'rewrites "{table}" under a lock, add the column empty and fill it by a job',
  },
  {
    refused: alter(`${addColumn}.*(?<!")\\b(?:UNIQUE|PRIMARY KEY)\\b`),
    fault: 'locks "{table}" while its index is built, build that CONCURRENTLY',
  },
  {
    refused: alter(`${addColumn}.*(?<!")\\bCHECK\\b`),
    fault: 'reads all of "{table}" under a lock, add the CHECK NOT VALID and validate it after',
  },
  {
    refused: alter(`${addColumn}(?!.*(?<!")\\bDEFAULT\\b).*\\bNOT NULL\\b`),
    fault: 'fails if "{table}" has rows, and for the version before, so it needs a DEFAULT',
  },
  {
    refused: alter(`${alterColumn}(?:SET DATA )?TYPE `),
    fault: 'rewrites "{table}" under a lock, add a column instead',
  },
  {
    refused: alter(`${alterColumn}SET NOT NULL`),
    fault: 'reads all of "{table}" under a lock, validate a CHECK first',
  },
  {
    refused: alter('SET (?:UNLOGGED|LOGGED|TABLESPACE|ACCESS METHOD)\\b'),
    fault: 'rewrites "{table}" under a lock',
  },
  {
    refused: /^DO\b|\bEXECUTE (?!FUNCTION\b|PROCEDURE\b|ON\b)/gi,
    fault: 'hides the statement that it runs, write that out',
  },
];

/** Why a migration could block the site, or break the version that runs during the update. */
export function migrationFaults(sql: string, earlier: readonly string[] = []): string[] {
  const since = unusedSince.exec(sql)?.[1];
  const kind = { isOutside: isOutsideTransaction(sql), isContracting: since !== undefined };
  const statements = statementsOf(sql);
  const tables = (pattern: RegExp) =>
    statements.flatMap((one) => [...one.matchAll(pattern)].map(({ groups }) => groups?.table));
  const created = new Set(
    tables(on('^CREATE (?:UNLOGGED |TEMP(?:ORARY)? )?TABLE(?: IF NOT EXISTS)?')),
  );
  const altered = new Set(tables(alter('')).filter((name) => !created.has(name)));
  return [
    ...(since && !earlier.includes(since)
      ? [`"${contractMark} ${since}" names no earlier migration`]
      : []),
    ...statements.flatMap((statement) => faultOf(statement, kind, created) ?? []),
    ...(altered.size > 1 && !kind.isOutside
      ? [`locks ${[...altered].join(', ')} until its end, use a migration for each`]
      : []),
  ];
}

function faultOf(statement: string, kind: Kind, created: Set<string | undefined>) {
  for (const { refused, when, fault } of rules) {
    if (when && !when(kind)) continue;
    const matches = [...statement.matchAll(refused)].map(({ groups }) => groups?.table ?? '');
    const found = matches.find((name) => !created.has(name));
    if (found !== undefined) return `${fault.replace('{table}', found)}: ${statement}`;
  }
  return undefined;
}

/** Comments, texts, and the bodies of functions and of DO blocks. */
const quoted =
  /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|(\bDO\s+(?:LANGUAGE\s+\w+\s+)?)?\$(\w*)\$(.*?)\$\2\$/gis;

/** Only the body of a DO block runs with the migration. */
const withoutQuoted = (sql: string): string =>
  sql.replaceAll(quoted, (text: string, isRun?: string, _tag?: string, body = '') => {
    if (!isRun) return /^['$]/.test(text) ? "''" : ' ';
    return `;${withoutQuoted(body).replaceAll(/\b(?:BEGIN|THEN|ELSE|LOOP)\b/gi, ';')};`;
  });

const statementsOf = (sql: string): string[] =>
  withoutQuoted(sql)
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap(actionsOf);

const isAlterTable = on('^ALTER TABLE(?: IF EXISTS)?', ' ');

/** ALTER TABLE with one action each; other statements as they are. */
function actionsOf(statement: string): string[] {
  const [head] = statement.match(isAlterTable) ?? [];
  if (!head) return [statement];
  const actions = statement.slice(head.length).split(/, ?(?=(?:ADD|ALTER|DROP|SET|VALIDATE)\b)/i);
  return actions.map((action) => head + action);
}
