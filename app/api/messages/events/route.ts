import { eventStream } from '@/lib/api/event-stream';
import { memberRoute } from '@/lib/api/route';
import { followMessages } from '@/lib/messages/notices/message-changes';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.messageEvents }, ({ userId }) =>
  eventStream(userId, (send) => followMessages(userId, (change) => send('change', change))),
);
