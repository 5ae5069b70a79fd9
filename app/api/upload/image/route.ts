import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { readUpload } from '@/lib/api/uploads/read-upload';
import { uploadQueue } from '@/lib/api/uploads/upload-queue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { uploadForm, uploadMaxBytes } from '@/lib/images/data-url';
import { storeImage } from '@/lib/images/store-image';
import { limits } from '@/lib/rate-limit/limits';

export const maxDuration = 60;

export const POST = memberRoute(
  {
    body: uploadForm,
    read: readUpload('image'),
    maxBytes: uploadMaxBytes,
    tooLarge: siteTexts.imageTooLarge,
    queue: uploadQueue,
    limit: limits.uploadImage,
  },
  async (actor, { body, now }) => {
    const { name, width, height } = await storeImage(actor.userId, body.image, now);
    return new Reply({ url: name, width, height }, { status: 201 });
  },
);
