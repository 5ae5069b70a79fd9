import { withClient } from '../postgres/postgres.ts';

/** For the doctor and the metrics. A failure is only reported, since the backup is good. */
export async function noteBackup(url: string, at: Date): Promise<void> {
  try {
    await withClient(url, (client) =>
      client.query(
        `INSERT INTO "LastBackup" ("at") VALUES ($1)
         ON CONFLICT ("id") DO UPDATE SET "at" = greatest("LastBackup"."at", excluded."at")`,
        [at],
      ),
    );
  } catch (error) {
    process.stderr.write(
      `The doctor and the metrics will not know of this backup: ${(error as Error).message}\n`,
    );
  }
}
