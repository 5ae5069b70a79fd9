/* A process of its own: sends `count` numbered messages of one person to a conversation. */
import { db } from '@/lib/db/client';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { numbered } from './numbered';

const [userId = '', sessionId = '', conversationId = '', name = '', count = ''] =
  process.argv.slice(2);
const actor = { userId, sessionId, role: 'member' as const };

for (let index = 1; index <= Number(count); index += 1) {
  await sendMessage(actor, conversationId, { text: numbered(name, index) }, new Date());
}
await db.$disconnect();
