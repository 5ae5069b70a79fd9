import { staffRoute } from '@/lib/api/route';
import { previewBan } from '@/lib/moderation/banned-words/banned-words';
import { bannedWords } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { role: 'admin', body: bannedWords, limit: limits.adminActions },
  (_staff, { body, now }) => previewBan(body.words, now),
);
