import { eventStream } from '@/lib/api/event-stream';
import { memberRoute } from '@/lib/api/route';
import {
  followMessages,
  type MessageChange,
  pollMessages,
} from '@/lib/messages/notices/message-changes';
import { hasHooks } from '@/lib/process/server-problem';
import { limits } from '@/lib/rate-limit/limits';

/** In seconds, longer than a stream lasts on such a platform. */
export const maxDuration = 60;

export const GET = memberRoute({ limit: limits.messageEvents }, ({ userId }) =>
  eventStream(userId, (send) => {
    const onChange = (change: MessageChange) => send('change', change);
    return hasHooks() ? followMessages(userId, onChange) : pollMessages(onChange);
  }),
);
