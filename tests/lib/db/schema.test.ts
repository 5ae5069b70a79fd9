import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * The migrations lead to what prisma/schema.prisma describes. Two scratch databases, one made from
 * each, are compared by what PostgreSQL itself says of them.
 */

const root = process.cwd();
const url = process.env.DATABASE_URL ?? '';

const questions = {
  columns: `
    SELECT table_name || '.' || column_name AS name,
      concat_ws(' ', udt_name, datetime_precision, is_nullable, column_default) AS is
    FROM information_schema.columns WHERE table_schema = 'public'`,
  keys: `
    SELECT conname AS name, pg_get_constraintdef(oid) AS is FROM pg_constraint
    WHERE contype IN ('p', 'f', 'u') AND connamespace = 'public'::regnamespace`,
  indexes: `
    SELECT indexname AS name, indexdef AS is FROM pg_indexes WHERE schemaname = 'public'`,
  enums: `
    SELECT typname AS name, string_agg(enumlabel, ', ' ORDER BY enumsortorder) AS is
    FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname`,
} as const;

type Question = keyof typeof questions;
type Answers = Record<Question, Map<string, string>>;

/** What Prisma's schema cannot express; tests/lib/db/constraints.test.ts covers the check constraints. */
const onlyInMigrations = [
  'AdImage_one_main_key',
  'Ad_confirmedAt_idx',
  'Ad_phone_idx',
  'Ad_plain_title_idx',
  'Ad_public_category_idx',
  'Ad_public_category_price_idx',
  'Ad_public_facets_idx',
  'Ad_public_group_idx',
  'Ad_public_group_price_idx',
  'Ad_public_make_idx',
  'Ad_public_outcode_idx',
  'Ad_public_place_idx',
  'Ad_public_price_idx',
  'Ad_public_recent_idx',
  'Ad_same_text_idx',
  'Ad_search_ranked_idx',
  'Ad_sitemap_idx',
  'Ad_soldAt_idx',
  'Ad_title_ranked_idx',
  'Attachment_loose_idx',
  'AuditEntry_swept_idx',
  'BlockedPhoto_bits_0',
  'BlockedPhoto_bits_12',
  'BlockedPhoto_bits_25',
  'BlockedPhoto_bits_38',
  'BlockedPhoto_bits_51',
  'Draft_owner_ad_key',
  'Image_bits_0',
  'Image_bits_12',
  'Image_bits_25',
  'Image_bits_38',
  'Image_bits_51',
  'ModerationCase_open_target_key',
  'Purchase_open_ad_key',
  'Purchase_open_draft_key',
  'SearchTerm_prefix_idx',
  'SearchTerm_text_trgm_idx',
];

let migrated: Answers;
let described: Answers;

beforeAll(async () => {
  migrated = await describeDatabase(migrations());
  described = await describeDatabase(schemaAsSql());
}, 60_000);

test.each(Object.keys(questions) as Question[])(
  'the migrated database has the %s of the schema',
  (question) => {
    const expected = described[question];
    const actual = new Map(
      [...migrated[question]].filter(([name]) => !onlyInMigrations.includes(name)),
    );
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
    expect(expected.size).toBeGreaterThan(5);
  },
);

test('additions of the migrations to the schema are listed by name', () => {
  const extra = [...migrated.indexes.keys()].filter((name) => !described.indexes.has(name));
  expect(extra.sort()).toEqual(onlyInMigrations);
});

const scratch: string[] = [];

async function describeDatabase(sql: string): Promise<Answers> {
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  scratch.push(name);
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  return withClient(withDatabase(name), async (client) => {
    await client.query(sql);
    const answers = {} as Answers;
    for (const [question, text] of Object.entries(questions)) {
      const { rows } = await client.query<{ name: string; is: string }>(text);
      answers[question as Question] = new Map(rows.map((row) => [row.name, row.is]));
    }
    return answers;
  });
}

afterAll(() =>
  withClient(url, async (client) => {
    for (const name of scratch) await client.query(`DROP DATABASE IF EXISTS ${name}`);
  }),
);

function migrations(): string {
  const folder = join(root, 'prisma/migrations');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return (
    names
      .map(({ name }) => name)
      .sort()
      .map((name) => readFileSync(join(folder, name, 'migration.sql'), 'utf8'))
      .join('\n')
      // All statements run in one transaction.
      .replaceAll(/^((?:CREATE(?: UNIQUE)?|DROP) INDEX) CONCURRENTLY/gm, '$1')
  );
}

const schemaAsSql = () =>
  execFileSync(
    join(root, 'node_modules/.bin/node'),
    ['--experimental-wasm-modules', 'scripts/migrate/schema-diff.ts', 'prisma/schema.prisma'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );

function withDatabase(name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
