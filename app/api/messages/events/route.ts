import { eventStream } from '@/lib/api/event-stream';
import { memberRoute } from '@/lib/api/route';
import { followMessages } from '@/lib/messages/notices/message-changes';
import { limits } from '@/lib/rate-limit/limits';

/** In seconds, longer than a stream lasts on such a platform. */
export const maxDuration = 60;

export const GET = memberRoute({ limit: limits.messageEvents }, ({ userId }) =>
  eventStream(userId, (send) => followMessages(userId, (change) => send('change', change))),
);
