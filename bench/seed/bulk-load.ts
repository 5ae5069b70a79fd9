import type pg from 'pg';

/** Drops what slows down inserts. Returns a function that restores it. */
export async function prepareBulkLoad(client: pg.Client, tables: readonly string[]) {
  const indexes: { name: string; definition: string }[] = [];
  for (const table of tables) {
    indexes.push(...(await secondaryIndexes(client, table)));
    await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER ALL`);
    for (const trigger of await computingTriggers(client, table)) {
      await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER "${trigger}"`);
    }
  }
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const table of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER ALL`);
  };
}

async function secondaryIndexes(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = $1::regclass
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [`"${table}"`],
  );
  return rows;
}

async function computingTriggers(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ tgname: string }>(
    `SELECT tgname FROM pg_trigger
     WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgtype & 2 <> 0`,
    [`"${table}"`],
  );
  return rows.map(({ tgname }) => tgname);
}
