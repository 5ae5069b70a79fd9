/*
 * `node --experimental-wasm-modules scripts/migrate/schema-diff.ts [from.prisma] to.prisma` prints
 * the SQL from one schema to the other. The engine asks DATABASE_URL only for its version.
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
