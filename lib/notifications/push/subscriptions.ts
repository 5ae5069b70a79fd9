import { pushDevicesMax } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { isDeviceKey } from './device-key';
import { deviceName } from './device-name';
import { isPushService } from './push-services';
import type { NewSubscription } from './schema';

type Owner = { userId: string };
type Caller = Owner & { sessionId: string };

/** A browser belongs to the member who subscribed it last. Throws `invalid`. */
export async function subscribe(
  { userId, sessionId }: Caller,
  { endpoint, keys }: NewSubscription,
  now: Date,
  userAgent: string | null = null,
): Promise<{ subscribed: true }> {
  if (!isPushService(endpoint) || !isDeviceKey(keys.p256dh)) {
    throw new AppError('invalid', 'This browser’s notifications are not supported.');
  }
  const device = deviceName(userAgent);
  const data = { userId, sessionId, device, ...keys, createdAt: now };
  await db.$transaction(async (tx) => {
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { endpoint, ...data },
      update: data,
      select: { endpoint: true },
    });
    await tx.$executeRaw`
      DELETE FROM "PushSubscription" WHERE "endpoint" IN (
        SELECT "endpoint" FROM "PushSubscription" WHERE "userId" = ${userId}::uuid
        ORDER BY "createdAt" DESC, "endpoint" OFFSET ${pushDevicesMax})`;
  });
  return { subscribed: true };
}

export async function endSubscription(
  { userId }: Owner,
  { endpoint }: { endpoint: string },
): Promise<{ subscribed: false }> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } });
  return { subscribed: false };
}
