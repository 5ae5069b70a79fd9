/*
 * Prints the SQL that leads from one Prisma schema file to another:
 *
 *   node --experimental-wasm-modules scripts/migrate/schema-diff.ts [from.prisma] to.prisma
 *
 * With one file it starts from an empty database. For writing migrations, and for the test that
 * holds the migrated database against the schema. DATABASE_URL names any reachable PostgreSQL:
 * the engine asks its version and touches nothing in it.
 */
import { readFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';

const files = process.argv.slice(2);
const to = files.at(-1);
if (!to) throw new Error('Name the schema file to go to.');
const from = files.length > 1 ? files[0] : undefined;

const container = (path: string) => ({
  files: [{ path, content: readFileSync(path, 'utf8') }],
});

const engine = await SchemaEngine.new(
  { datamodels: undefined },
  () => {},
  bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: process.env.DATABASE_URL })),
);
const result = await engine.diff({
  from: from ? { tag: 'schemaDatamodel', ...container(from) } : { tag: 'empty' },
  to: { tag: 'schemaDatamodel', ...container(to) },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
process.stdout.write(result.stdout ?? '');
