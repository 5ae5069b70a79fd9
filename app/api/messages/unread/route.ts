import { memberRoute } from '@/lib/api/route';
import { countUnread } from '@/lib/messages/queries';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.countUnread }, (actor) => countUnread(actor));
