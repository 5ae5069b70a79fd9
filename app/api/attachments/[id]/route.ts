import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { attachmentHeaders } from '@/lib/messages/attachments/attachment-headers';
import { readAttachment } from '@/lib/messages/attachments/read-attachment';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { params: idParams, limit: limits.readAttachment },
  async (actor, { params, now }) => {
    const { content, ...file } = await readAttachment(actor, params.id, now);
    return new Response(content, { headers: attachmentHeaders(file) });
  },
);
