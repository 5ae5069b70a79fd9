import pg from 'pg';
import { onTestFinished } from 'vitest';

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
