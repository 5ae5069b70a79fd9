import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { imageUploadsPerHour } from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { hour } from '@/lib/dates';
import { bytesOfDataUrl, uploadForm, uploadMaxBytes } from '@/lib/images/data-url';
import { storeImage } from '@/lib/images/store-image';
import { workQueues } from '@/lib/work-queue';

export const POST = memberRoute(
  {
    body: uploadForm,
    maxBytes: uploadMaxBytes,
    tooLarge: messages.imageTooLarge,
    turns: workQueues({ parallel: 2, waiting: 12, total: 48, busy: messages.uploadsBusy }),
    limit: { name: 'upload-image', max: imageUploadsPerHour, window: hour },
  },
  async (actor, { body, now }) => {
    const { name, width, height } = await storeImage(actor.userId, bytesOfDataUrl(body.image), now);
    return new Reply({ url: name, width, height }, { status: 201 });
  },
);
