import type { Db } from '@/lib/db/client';

export const messageChannel = 'message_changes';

/** Tells every process, after the commit, that these members see the conversation changed. */
export async function announceChange(tx: Db, conversation: string, users: string[]): Promise<void> {
  const payload = JSON.stringify({ conversation, users });
  await tx.$executeRaw`SELECT pg_notify(${messageChannel}, ${payload})`;
}
