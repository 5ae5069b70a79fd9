import { migrate } from '../../../scripts/migrate/migrate';
import { dropDatabase, ensureDatabase, withClient } from '../../../scripts/postgres/postgres';
import { databaseUrl } from '../../builders/servers/database';
import { startSecondSite } from '../../builders/servers/second-site';

export type EmptySite = {
  url: string;
  /** Puts a row straight into its database, or changes one. */
  change: (sql: string) => Promise<void>;
  /** Locks the table of ads during `work`. */
  withoutAnswers: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** A separate site without ads, so that changes do not affect other tests. */
export async function startEmptySite(): Promise<EmptySite> {
  const name = `empty_${process.pid}`;
  const database = databaseUrl(name);
  await dropDatabase(databaseUrl, name);
  await ensureDatabase(databaseUrl, name);
  await migrate(database);
  const { url, close } = await startSecondSite(database);
  return {
    url,
    change: (sql) => withClient(database, async (client) => void (await client.query(sql))),
    withoutAnswers: (work) =>
      withClient(database, async (client) => {
        await client.query('BEGIN; LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE');
        await work();
      }),
    close: async () => {
      await close();
      await dropDatabase(databaseUrl, name);
    },
  };
}
