import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { readUpload } from '@/lib/api/uploads/read-upload';
import { attachmentQueue } from '@/lib/api/uploads/upload-queue';
import { attachmentMaxBytes, newAttachment } from '@/lib/messages/attachments/schema';
import { storeAttachment } from '@/lib/messages/attachments/store-attachment';
import { messageTexts } from '@/lib/messages/texts';
import { limits } from '@/lib/rate-limit/limits';

export const maxDuration = 60;

export const POST = memberRoute(
  {
    body: newAttachment,
    read: readUpload('photo', 'cv'),
    maxBytes: attachmentMaxBytes,
    tooLarge: messageTexts.fileTooLarge,
    queue: attachmentQueue,
    limit: limits.uploadAttachment,
  },
  async (actor, { body, now }) =>
    new Reply(await storeAttachment(actor, body, now), { status: 201 }),
);
