import { perProcess } from '@/lib/process/per-process';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { second } from '@/lib/dates';
import { directDatabaseUrl } from '@/lib/db/pools/direct-url';
import { db } from './client';

type Listener = {
  /** Messages arrive from here on; earlier ones are lost. */
  onHearing: () => void;
  onMessage: (payload: string) => void;
  /** Messages are lost until the next `onHearing`. */
  onLost: (error: Error) => void;
};

type Subscription = Listener & { channel: string };

/** The one connection of this process for all channels. */
type Hub = {
  subscriptions: Set<Subscription>;
  /** Starts a subscription on the open connection; null while there is none. */
  join: ((subscription: Subscription) => void) | null;
  isRunning: boolean;
};

/** Shown in pg_stat_activity. */
export const listenerName = 'townboard listener';
const firstPause = second / 10;
const longestPause = 5 * second;
/** A heartbeat finds connections that died silently. */
const askEvery = 2 * second;
const timeoutMs = 3 * second;

/** Listens until aborted, on one connection for all channels, and reconnects with back-off. */
export async function listen(
  channel: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const hub = perProcess<Hub>('listen hub', () => ({
    subscriptions: new Set(),
    join: null,
    isRunning: false,
  }));
  const subscription = { ...listener, channel };
  hub.subscriptions.add(subscription);
  if (hub.isRunning) hub.join?.(subscription);
  else void stayConnected(hub);
  await once(signal, 'abort');
  hub.subscriptions.delete(subscription);
}

async function stayConnected(hub: Hub): Promise<void> {
  hub.isRunning = true;
  let pause = firstPause;
  while (hub.subscriptions.size > 0) {
    try {
      await hear(hub, () => {
        pause = firstPause;
      });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      for (const { onLost } of hub.subscriptions) onLost(cause);
      await delay(pause, undefined, { ref: false });
      pause = Math.min(longestPause, pause * 2);
    }
  }
  hub.isRunning = false;
}

async function hear(hub: Hub, onConnected: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl(),
    application_name: listenerName,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  client.on('error', reject);
  client.on('end', () => reject(new Error('The connection was closed.')));
  client.on('notification', ({ channel, payload = '' }) => {
    for (const subscription of hub.subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload);
    }
  });
  const joined = new Set<Subscription>();
  const join = async (subscription: Subscription) => {
    const { channel, onHearing } = subscription;
    joined.add(subscription);
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    await Promise.race([heardFromOthers(client, channel), broken]);
    onHearing();
  };
  try {
    await Promise.race([client.connect(), broken]);
    for (const subscription of hub.subscriptions) {
      if (!joined.has(subscription)) await join(subscription);
    }
    onConnected();
    hub.join = (subscription) => void join(subscription).catch(reject);
    while (hub.subscriptions.size > 0) {
      await Promise.race([delay(askEvery, undefined, { ref: false }), broken]);
      await client.query('SELECT 1');
    }
  } finally {
    hub.join = null;
    client.end().catch(() => undefined);
  }
}

/** A transaction pooler accepts LISTEN but delivers nothing, so this awaits another's message. */
async function heardFromOthers(client: pg.Client, channel: string): Promise<void> {
  const hello = JSON.stringify({ hello: randomUUID() });
  const heard = new Promise<true>((resolve) => {
    client.on('notification', ({ payload }) => payload === hello && resolve(true));
  });
  await db.$executeRaw`SELECT pg_notify(${channel}, ${hello})`;
  const isHeard = await Promise.race([heard, delay(timeoutMs, false, { ref: false })]);
  if (!isHeard) throw Object.assign(new Error(passesNothingOn), { code: passesNothingOn });
}

const passesNothingOn = 'The database passes no messages on. Is there a pooler between?';

export const isDeaf = (error: Error) => 'code' in error && error.code === passesNothingOn;
