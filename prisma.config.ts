import { defineConfig } from 'prisma/config';

/*
 * `prisma generate` asks for the schema engine without using it, and the engine cannot be fetched
 * everywhere. Any existing file satisfies it. Never set this for `prisma migrate`: with a stub in
 * its place migrate exits 0 having applied nothing. Our own runner is scripts/migrate/migrate.ts.
 */
if (process.argv.includes('generate')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
