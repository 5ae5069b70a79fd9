import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { db } from './client';

type Listener = {
  /** Messages arrive from here on; earlier ones are lost. */
  onHearing: () => void;
  onMessage: (payload: string) => void;
  /** Messages are lost until the next `onHearing`. */
  onLost: (error: Error) => void;
};

/** Shown in pg_stat_activity. */
const applicationName = 'townboard listener';
const firstPause = second / 10;
const longestPause = 5 * second;
/** A heartbeat finds connections that died silently. */
const askEvery = 2 * second;
const patience = 3 * second;

/** Listens on a connection of its own until aborted, and reconnects with back-off. */
export async function listen(
  channel: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  let pause = firstPause;
  while (!signal.aborted) {
    try {
      await hear(channel, listener, signal, () => {
        pause = firstPause;
      });
    } catch (error) {
      listener.onLost(error instanceof Error ? error : new Error(String(error)));
      await delay(pause, undefined, { ref: false });
      pause = Math.min(longestPause, pause * 2);
    }
  }
}

/** Resolves only when aborted. */
async function hear(
  channel: string,
  { onHearing, onMessage }: Listener,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: applicationName,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection was closed.')));
  });
  broken.catch(() => undefined);
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  try {
    await Promise.race([client.connect(), broken]);
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    await Promise.race([heardFromOthers(client, channel), broken]);
    onConnected();
    onHearing();
    while (!signal.aborted) {
      await Promise.race([delay(askEvery, undefined, { ref: false }), broken]);
      await client.query('SELECT 1');
    }
  } finally {
    client.end().catch(() => undefined);
  }
}

/** A transaction pooler accepts LISTEN and delivers nothing, so a message from another connection is awaited. */
async function heardFromOthers(client: pg.Client, channel: string): Promise<void> {
  const hello = JSON.stringify({ hello: randomUUID() });
  const heard = new Promise<true>((resolve) => {
    client.on('notification', ({ payload }) => payload === hello && resolve(true));
  });
  await db.$executeRaw`SELECT pg_notify(${channel}, ${hello})`;
  const isHeard = await Promise.race([heard, delay(patience, false, { ref: false })]);
  if (!isHeard) throw new Error('The database passes no messages on. Is there a pooler between?');
}
