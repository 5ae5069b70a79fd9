import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { appealForm } from '@/lib/moderation/schema';

export const POST = openRoute(
  { body: appealForm, anonymous: true },
  async (_, { body, address, now }) =>
    new Reply(await submitAppeal(body, address, now), { status: 201 }),
);
