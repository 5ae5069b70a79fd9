import webPush from 'web-push';
import * as z from 'zod';
import { addTime, day, minute, second } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';
import { isDeviceKey } from './device-key';
import { isPushService } from './push-services';
import { vapidPairs } from './vapid';

const payloadSchema = z.object({
  userId: z.uuid(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  /** Devices that still need the notice; default: all of the member's. */
  endpoints: z.array(z.string()).optional(),
});

const timeout = 10 * second;
/** How long the push service stores it for a device that is off. */
const timeToLive = day / second;
/** The subscription has ended, or was made with another key pair. */
const gone = [401, 403, 404, 410];
/** Perhaps made with the previous key pair. */
const refused = [401, 403];

const retryAfter = minute;
const retries = 3;

type Device = { endpoint: string; p256dh: string; auth: string };

/** Throws if no device accepts it, so that the job is retried; else queues it for the others. */
export async function sendPush(payload: unknown, now: Date): Promise<number> {
  const { userId, endpoints, ...notice } = payloadSchema.parse(payload);
  const devices = await db.pushSubscription.findMany({
    where: {
      userId,
      user: { bannedAt: null, erasedAt: null },
      ...(endpoints && { endpoint: { in: endpoints } }),
    },
    select: { endpoint: true, p256dh: true, auth: true },
  });
  const statuses = await Promise.all(devices.map((device) => sendTo(device, notice)));
  const taken = statuses.filter((status) => status < 400).length;
  const hasFailed = (status = 0) => status >= 400 && !gone.includes(status);
  const failed = devices.filter((_, index) => hasFailed(statuses[index]));
  if (failed.length === 0) return taken;
  if (taken === 0) {
    throw new Error(`A push service answered ${statuses.filter(hasFailed).join(', ')}.`);
  }
  await addJob({
    task: 'send-push',
    payload: { userId, ...notice, endpoints: failed.map(({ endpoint }) => endpoint) },
    runAt: addTime(now, retryAfter),
    maxAttempts: retries,
  });
  return taken;
}

/** 599 if there was no reply. */
async function sendTo({ endpoint, p256dh, auth }: Device, notice: object): Promise<number> {
  if (!isPushService(endpoint) || !isDeviceKey(p256dh)) return forget(endpoint, 410);
  let status = 0;
  for (const vapidDetails of vapidPairs()) {
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails, TTL: timeToLive, urgency: 'normal' },
    );
    status = await post(endpoint, headers, body);
    if (!refused.includes(status)) break;
  }
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
    const text = await response.text();
    // Apple's answer for another key pair.
    return response.status === 400 && text.includes('VapidPkHashMismatch') ? 403 : response.status;
  } catch (error) {
    console.error('push: no answer:', error instanceof Error ? error.name : error);
    return 599;
  }
}

async function forget(endpoint: string, status: number): Promise<number> {
  await db.pushSubscription.deleteMany({ where: { endpoint } });
  return status;
}
