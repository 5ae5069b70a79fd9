import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { beginDirectUpload } from '@/lib/direct-uploads/begin-direct-upload';
import { newDirectUpload } from '@/lib/direct-uploads/schema';
import { limits } from '@/lib/rate-limit/limits';

export const maxDuration = 60;

export const POST = memberRoute(
  { body: newDirectUpload, limit: limits.directUpload },
  async (actor, { body, now }) =>
    new Reply(await beginDirectUpload(actor, body, now), { status: 201 }),
);
