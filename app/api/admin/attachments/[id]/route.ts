import { idParams } from '@/lib/api/request/id-params';
import { staffRoute } from '@/lib/api/route';
import { attachmentHeaders } from '@/lib/messages/attachments/attachment-headers';
import { readReportedAttachment } from '@/lib/messages/attachments/read-attachment';
import { limits } from '@/lib/rate-limit/limits';

export const GET = staffRoute(
  { params: idParams, limit: limits.queue },
  async (staff, { params, now }) => {
    const { content, ...file } = await readReportedAttachment(staff, params.id, now);
    return new Response(content, { headers: attachmentHeaders(file) });
  },
);
