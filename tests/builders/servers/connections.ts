import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Connections of their own to the database of the tests, until the test ends. */
export async function openClients(count: number, applicationName = 'tests'): Promise<pg.Client[]> {
  const clients = Array.from(
    { length: count },
    () =>
      new pg.Client({
        connectionString: process.env.DATABASE_URL,
        application_name: applicationName,
      }),
  );
  onTestFinished(async () => {
    await Promise.all(clients.map((client) => client.end()));
  });
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}
