import { eventStream } from '@/lib/api/event-stream';
import { memberRoute } from '@/lib/api/route';
import { followMessages } from '@/lib/messages/notices/message-changes';
import { hasHooks } from '@/lib/process/server-problem';
import { limits } from '@/lib/rate-limit/limits';

/** On a platform no process listens for changes, so there is no stream, and pages poll. */
export const GET = memberRoute({ limit: limits.messageEvents }, ({ userId }) =>
  hasHooks()
    ? eventStream(userId, (send) => followMessages(userId, (change) => send('change', change)))
    : new Response(null, { status: 204 }),
);
