import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { uploadQueue } from '@/lib/api/uploads/upload-queue';
import { completeDirectUpload } from '@/lib/direct-uploads/complete-direct-upload';
import { completedDirectUpload } from '@/lib/direct-uploads/schema';
import { limits } from '@/lib/rate-limit/limits';

export const maxDuration = 60;

export const POST = memberRoute(
  { body: completedDirectUpload, queue: uploadQueue, limit: limits.directUpload },
  async (actor, { body, now }) =>
    new Reply(await completeDirectUpload(actor, body, now), { status: 201 }),
);
