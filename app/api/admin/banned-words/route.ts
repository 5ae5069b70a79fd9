import { Reply } from '@/lib/api/reply';
import { staffRoute } from '@/lib/api/route';
import { allowWords, banWords } from '@/lib/moderation/banned-words/banned-words';
import { bannedWords } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

const options = { role: 'admin', body: bannedWords, limit: limits.adminActions } as const;

export const POST = staffRoute(
  options,
  async (staff, { body, now }) =>
    new Reply(await banWords(staff, body.words, now), { status: 201 }),
);

export const DELETE = staffRoute(options, (staff, { body, now }) =>
  allowWords(staff, body.words, now),
);
