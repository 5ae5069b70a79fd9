import webPush from 'web-push';
import * as z from 'zod';
import { day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isPushService } from './push-services';
import { vapidKeys } from './vapid';

const payloadSchema = z.object({
  userId: z.uuid(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
});

const timeout = 10 * second;
/** For a device that is off. */
const timeToLive = day / second;
/** The subscription has ended, or another key pair made it. */
const gone = [401, 403, 404, 410];

type Device = { endpoint: string; p256dh: string; auth: string };

/**
 * Sends a notice to the devices of a member, and forgets those that are gone. Returns how many took it.
 * Throws, so that it is tried again, if a push service fails.
 */
export async function sendPush(payload: unknown): Promise<number> {
  const { userId, ...notice } = payloadSchema.parse(payload);
  const devices = await db.pushSubscription.findMany({
    where: { userId, user: { bannedAt: null, erasedAt: null } },
    select: { endpoint: true, p256dh: true, auth: true },
  });
  const statuses = await Promise.all(devices.map((device) => sendTo(device, notice)));
  const failed = statuses.filter((status) => status >= 400 && !gone.includes(status));
  if (failed.length > 0) throw new Error(`A push service answered ${failed.join(', ')}.`);
  return statuses.filter((status) => status < 400).length;
}

/** The status of the reply; 599 if none came. */
async function sendTo({ endpoint, p256dh, auth }: Device, notice: object): Promise<number> {
  if (!isPushService(endpoint)) return forget(endpoint, 410);
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails: vapidKeys(), TTL: timeToLive, urgency: 'normal' },
  );
  const status = await post(endpoint, headers, body);
  return gone.includes(status) ? forget(endpoint, status) : status;
}

async function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | string | null,
): Promise<number> {
  const { 'Content-Length': _, ...own } = headers;
  const texts = Object.entries(own).map(([name, value]) => [name, String(value)] as const);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(texts),
      body: body === null ? null : new Uint8Array(Buffer.from(body)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    console.error('push: no answer:', error instanceof Error ? error.name : error);
    return 599;
  }
}

async function forget(endpoint: string, status: number): Promise<number> {
  await db.pushSubscription.deleteMany({ where: { endpoint } });
  return status;
}
