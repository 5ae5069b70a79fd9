import { readUpload } from '@/lib/api/read-upload';
import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { messages } from '@/lib/catalogue/messages';
import { uploadForm, uploadMaxBytes } from '@/lib/images/data-url';
import { storeImage } from '@/lib/images/store-image';
import { limits } from '@/lib/rate-limit/limits';
import { workQueues } from '@/lib/work-queue';

export const POST = memberRoute(
  {
    body: uploadForm,
    read: readUpload('image'),
    maxBytes: uploadMaxBytes,
    tooLarge: messages.imageTooLarge,
    queue: workQueues({ parallel: 2, waiting: 12, total: 2, busy: messages.uploadsBusy }),
    limit: limits.uploadImage,
  },
  async (actor, { body, now }) => {
    const { name, width, height } = await storeImage(actor.userId, body.image, now);
    return new Reply({ url: name, width, height }, { status: 201 });
  },
);
