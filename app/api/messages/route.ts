import { memberRoute } from '@/lib/api/route';
import { listConversations } from '@/lib/messages/queries';
import { conversationsQuery } from '@/lib/messages/schema';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { query: conversationsQuery, limit: limits.listConversations },
  (actor, { query, now }) => listConversations(actor, query, now),
);
