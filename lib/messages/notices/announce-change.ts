import type { Db } from '@/lib/db/client';

export const messageChannel = 'message_changes';

/** Notifies all processes after the commit that the conversation changed for these members. */
export async function announceChange(tx: Db, conversation: string, users: string[]): Promise<void> {
  const payload = JSON.stringify({ conversation, users });
  await tx.$executeRaw`SELECT pg_notify(${messageChannel}, ${payload})`;
}

export async function announceAd(tx: Db, adId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_notify(${messageChannel}, json_build_object('conversation', c."id",
      'users', array_remove(ARRAY[c."buyerId", c."sellerId"], NULL))::text)
    FROM "Conversation" c WHERE c."adId" = ${adId}`;
}
